import { useTranslation } from 'next-i18next/pages';

/** Texts of the home page for the specimens: real texts have real lengths. */
export function useSamples() {
  const { t } = useTranslation(['showcase', 'home']);
  const services = (['strategy', 'design', 'testing'] as const).map((id) => ({
    title: t(`home:services.items.${id}.title`),
    text: t(`home:services.items.${id}.text`),
  }));
  return { services, facts: services.map(({ title, text }) => ({ name: title, value: text })) };
}
