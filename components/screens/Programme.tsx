import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Curriculum } from '@/components/sections/programme/Curriculum';
import { Description } from '@/components/sections/programme/Description';
import { Opening } from '@/components/sections/programme/Opening';
import { Panel } from '@/components/sections/programme/Panel';
import { StatusSign } from '@/components/sections/programme/StatusSign';
import { Tabs } from '@/components/ui/Tabs';
import { applicationOf, type Programme as Facts, type ProgrammeId, programmes } from '@/content/programmes';
import styles from './Programme.module.css';

// The form's script comes to the programmes that hold it alone. Its styles are named here, so that they are in the page:
// a stylesheet of its own would be asked for while the page hydrates.
import '@/components/forms/Field.module.css';
import '@/components/forms/FileField.module.css';
import '@/components/forms/Form.module.css';
import '@/components/forms/MailInstead.module.css';
import '@/components/sections/programme/Apply.module.css';

const Apply = dynamic(() => import('@/components/sections/programme/Apply').then(({ Apply }) => Apply));

/** A career start programme: header, side panel, two tabs, the call to collaborate (specification 13.1). */
export default function Programme({ page: id }: { page: ProgrammeId }) {
  const { t } = useTranslation('programmes');
  const { panorama, status, statusBelow }: Facts = programmes[id];
  const application = applicationOf(id);
  return (
    <>
      <Opening id={id} />
      <div className={`container ${styles.sheet}`}>
        <Panel id={id} />
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
                  {statusBelow && <StatusSign status={status} />}
                </>
              ),
            },
          ]}
        />
      </div>
      {application && <Apply {...application} />}
      <ClosingCall panorama={panorama} />
    </>
  );
}
