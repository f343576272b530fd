import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';

/** The layout classes of styles/grid.css, and the two components that bring most of them. */
export function ShowcaseLayout() {
  const { t } = useTranslation(['showcase', 'home']);
  const words = [
    t('home:services.items.strategy.text'),
    t('home:services.items.design.text'),
    t('home:services.items.testing.text'),
  ];
  const paragraphs = words.map((text) => <p key={text}>{text}</p>);
  return (
    <Part of="layout">
      <Specimen
        of="PageHeader"
        code={`<PageHeader back={<BackLink … />} title={t('title')} lead={t('lead')} action={<ButtonLink … />}>\n  <Picture … />\n</PageHeader>`}
      />
      <Specimen
        of="Section"
        code={`<Section id="scope" label={t('scope.label')} statement={t('scope.title')} tone="ice | spruce" end={…}>`}
      />
      <Specimen
        of="ClosingCall"
        code={`import { ClosingCall } from '@/components/sections/ClosingCall';\n\n<ClosingCall of="services" title={t('closing')} tone="yellow | spruce" />`}
      />
      <Specimen of="container" code={'<div className="container">'} />
      <Specimen
        of="grid"
        code={`<div className="grid">\n  <p className="axis">\n  <p className={styles.right}>\n\n.right { --grid-column: 9 / -1; }`}
      >
        <div className={`grid ${styles.twelve}`}>
          <p className={styles.left}>{words[0]}</p>
          <p className={styles.right}>{words[1]}</p>
        </div>
      </Specimen>
      <Specimen
        of="columns"
        code={`<ul className={\`columns \${styles.three}\`}>\n\n.three { --columns: 3; --narrow: 2; }`}
      >
        <div className="columns">{paragraphs.slice(1)}</div>
        <div className={`columns ${styles.three}`}>{paragraphs}</div>
      </Specimen>
      <Specimen
        of="filled"
        code={`<div className={\`filled \${styles.wide}\`}>\n\n.wide { aspect-ratio: 3 / 1; }`}
      >
        <div className={`filled ${styles.wide}`}>
          <Picture name="hero" alt="" sizes="(width < 900px) 92vw, 70vw" />
        </div>
      </Specimen>
      <Specimen of="waymark" code={'<div className="waymark">'}>
        <p className="waymark type-3">{t('home:services.security.finding')}</p>
      </Specimen>
      <Specimen
        of="yellow"
        code={`<div className={\`yellow \${styles.offer}\`}>\n\n.offer { --inset: var(--f-2); }`}
      >
        <p className={`yellow type-3 ${styles.offer}`}>{t('home:teams.title')}</p>
      </Specimen>
      <Specimen of="inverse" code={`<div className={\`inverse \${styles.field}\`}>`}>
        <p className={`inverse ${styles.field}`}>{words[2]}</p>
      </Specimen>
      <Specimen of="screen-only" code={'<nav className="screen-only">'} />
      <Specimen of="visually-hidden" code={'<h2 className="visually-hidden">'} />
    </Part>
  );
}
