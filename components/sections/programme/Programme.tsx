import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Tabs } from '@/components/ui/Tabs';
import { applicationOf, type ProgrammeId, programmes } from '@/content/programmes';
import type { ApplyProps } from './Apply';
import { Curriculum } from './Curriculum';
import { Description } from './Description';
import { Opening } from './Opening';
import { Panel } from './Panel';
import styles from './Programme.module.css';
import { StatusSign } from './StatusSign';
import type { ProgrammeWords } from './words';

interface Props {
  id: ProgrammeId;
  words: ProgrammeWords;
  /** Whether the status stands below the curriculum as well. */
  statusBelow?: boolean;
  /** The section with the application. The one programme that has none does not carry its script. */
  Apply?: ComponentType<ApplyProps>;
}

/** The layout that all programmes share: header, side panel, two tabs, the call to collaborate. */
export function Programme({ id, words, statusBelow, Apply }: Props) {
  const { t } = useTranslation('programmes');
  const { panorama, status } = programmes[id];
  const application = applicationOf(id);
  return (
    <>
      <Opening id={id} words={words.opening} />
      <div className={`container ${styles.sheet}`}>
        <Panel id={id} words={words.panel} />
        <Tabs
          label={t('tabs.label')}
          tabs={[
            {
              id: 'description',
              label: t('tabs.description'),
              content: <Description words={words.description} />,
            },
            {
              id: 'curriculum',
              label: t('tabs.curriculum'),
              content: (
                <>
                  <Curriculum id={id} words={words.curriculum} />
                  {statusBelow && <StatusSign status={status} />}
                </>
              ),
            },
          ]}
        />
      </div>
      {Apply && application && <Apply {...application} />}
      <ClosingCall panorama={panorama} />
    </>
  );
}
