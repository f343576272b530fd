import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Apply } from '@/components/sections/programme/Apply';
import { Curriculum } from '@/components/sections/programme/Curriculum';
import { Description } from '@/components/sections/programme/Description';
import { Opening } from '@/components/sections/programme/Opening';
import { Panel } from '@/components/sections/programme/Panel';
import { StatusSign } from '@/components/sections/programme/StatusSign';
import { Tabs } from '@/components/ui/Tabs';
import { company } from '@/content/company';
import {
  applicationOf,
  type Programme as ProgrammeData,
  type ProgrammeId,
  programmes,
} from '@/content/programmes';
import { mailLink } from '@/lib/links';
import styles from './Programme.module.css';

/** A career start programme: header, side panel, two tabs, the call to collaborate (specification 13.1). */
export default function Programme({ page: id }: { page: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { t: tProgramme } = useTranslation(id);
  const { statusBelow, ...facts }: ProgrammeData = programmes[id];
  const application = applicationOf(id);
  const { jobs: address } = company.mail;
  const href = mailLink(address, t('question.subject', { programme: tProgramme('opening.title') }));
  return (
    <>
      <Opening id={id} />
      <div className={`container ${styles.sheet}`}>
        <Panel id={id} />
        <div>
          <Tabs
            label={t('tabs.label')}
            tabs={[
              { id: 'description', label: t('tabs.description'), content: <Description id={id} /> },
              {
                id: 'curriculum',
                label: t('tabs.curriculum'),
                content: (
                  <>
                    <Curriculum id={id} />
                    {statusBelow && <StatusSign {...facts} isSecond />}
                  </>
                ),
              },
            ]}
          />
        </div>
      </div>
      {application && <Apply {...application} />}
      <ClosingCall
        of="programme"
        title={t('question.title')}
        first={{ href, address, label: t('question.link') }}
      />
    </>
  );
}
