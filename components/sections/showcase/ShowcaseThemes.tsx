import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/forms/Field';
import { AccordionItem } from '@/components/ui/Accordion';
import { Button } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { RuledList } from '@/components/ui/RuledList';
import { ArrowLink } from '@/components/ui/TextLink';
import type { Tokens } from '@/lib/designTokens.mjs';
import { Part } from './Part';
import styles from './Showcase.module.css';
import { useSamples } from './useSamples';

/** @returns a rule that gives an element a theme whatever the visitor's is */
const ruleOf = (theme: keyof Tokens, tokens: Tokens) => {
  const colours = Object.entries(tokens[theme]).filter(([name]) => name.startsWith('c-'));
  return `[data-theme=${theme}]{color-scheme:${theme};${colours.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
};

/** The same specimens in both themes, whichever the visitor has. */
export function ShowcaseThemes(tokens: Tokens) {
  const { t } = useTranslation(['showcase', 'home']);
  const { services, facts } = useSamples();
  const [first, ...others] = services;
  return (
    <Part of="themes">
      <style>{ruleOf('light', tokens) + ruleOf('dark', tokens)}</style>
      <div className="columns">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles.theme}>
            <h3 className="type-3">{t(`themes.${theme}`)}</h3>
            <p className="lead">{first?.text}</p>
            <div className={styles.row}>
              <Button>{t('controls.signal')}</Button>
              <Button variant="ink">{t('controls.ink')}</Button>
              <Button disabled>{t('controls.disabled')}</Button>
              <ArrowLink to="services">{t('controls.arrow')}</ArrowLink>
            </div>
            <Facts facts={facts.slice(1)} />
            <TextField
              name={`${theme}-mail`}
              label={t('fields.wrong')}
              defaultValue={t('fields.wrongValue')}
              error={t('fields.error')}
            />
            <AccordionItem title={t('home:services.items.support.title')}>
              <RuledList items={others.map(({ text }) => text)} />
            </AccordionItem>
            <p className={`yellow type-4 ${styles.offer}`}>{t('home:teams.title')}</p>
            <p className={`inverse ${styles.field}`}>{t('home:services.security.finding')}</p>
          </div>
        ))}
      </div>
    </Part>
  );
}
