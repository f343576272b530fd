import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { teamCards } from '@/content/teams';
import { TeamCard } from './TeamCard';

/** The two ways to work with the company, each with the people behind it. */
export function Teams() {
  const { t } = useTranslation('home');
  return (
    <Section label={t('teams.label')} statement={t('teams.title')} id="teams">
      <div className="columns tablet">
        {teamCards.map(({ id, route, tone, faces }) => (
          <TeamCard
            key={id}
            faces={faces}
            badge={{ initials: t(`teams.${id}.badge`), tone }}
            title={t(`teams.${id}.title`)}
            text={t(`teams.${id}.text`)}
            to={route}
            action={t(`teams.${id}.link`)}
          />
        ))}
      </div>
    </Section>
  );
}
