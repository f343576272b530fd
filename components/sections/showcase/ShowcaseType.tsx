import { useTranslation } from 'next-i18next/pages';
import { Part, Specimen } from './Part';

/** The type scale, each class with a sample of the kind of text that uses it. */
export function ShowcaseType() {
  const { t } = useTranslation(['showcase', 'home']);
  const scale = [
    ['type-mega', t('samples.mega')],
    ['type-1', t('home:teams.innovation.link')],
    ['type-2', t('home:services.title')],
    ['type-block', t('home:services.items.team.title')],
    ['type-name', t('home:services.items.support.title')],
    ['type-3', t('home:teams.dedicated.title')],
    ['type-4', t('home:services.items.design.title')],
    ['lead', t('home:services.security.text')],
    ['small', t('home:services.items.design.text')],
  ] as const;
  return (
    <Part of="type">
      {scale.map(([name, text]) => (
        <Specimen key={name} of={name}>
          <p className={name}>{text}</p>
        </Specimen>
      ))}
    </Part>
  );
}
