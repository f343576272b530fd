import { useTranslation } from 'next-i18next/pages';
import { type Budget, budgetBounds, budgets } from '@/content/budgets';
import { formatNumber } from '@/lib/formatNumber';
import { useLocale } from '@/lib/i18n/useLocale';
import { Optional } from './Field';
import { SelectField } from './SelectField';
import type { FieldProps } from './useLazyForm';

/** The optional budget: shown in the page's language, sent as the English text (specification 25.13). */
export function BudgetField({ error: _everyChoiceIsRight, ...select }: FieldProps) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const nameOf = (budget: Budget) => {
    const { from, to } = budgetBounds[budget];
    const amounts = { from: formatNumber(from ?? 0, locale), to: formatNumber(to ?? 0, locale) };
    if (from === undefined) return t('budget.upTo', amounts);
    return to === undefined ? t('budget.from', amounts) : t('budget.between', amounts);
  };
  return (
    <SelectField
      {...select}
      label={
        <>
          {t('fields.budget')} <Optional />
        </>
      }
      choices={[
        { value: '', name: t('budget.open') },
        ...budgets.map((budget) => ({ value: budget, name: nameOf(budget) })),
      ]}
    />
  );
}
