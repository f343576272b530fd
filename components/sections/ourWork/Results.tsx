import { useTranslation } from 'next-i18next/pages';
import { HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { KeepWords } from '@/components/ui/KeepWords';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Measured } from '@/components/ui/Measured';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { CardAction } from '@/components/ui/TextLink';
import { type CaseId, caseOrder, caseStudies } from '@/content/caseStudies';
import backgrounds from './Backgrounds.module.css';
import styles from './Results.module.css';

/** The four case studies, each with the first figure of its results and its source (specification 9.7). */
export function Results() {
  const { t } = useTranslation(['ourWork', 'caseStudies']);
  return (
    <Section label={t('work.label')} statement={t('work.title')} id="work">
      <ul className={styles.results}>
        {caseOrder.map((id) => (
          <li key={id}>
            <Result id={id} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Result({ id }: { id: CaseId }) {
  const { t } = useTranslation(['caseStudies', 'ourWork', id]);
  const { title, kind, text, piece } = t(`teasers.${id}`, { returnObjects: true });
  const { figures, measured } = t(`${id}:change`, { returnObjects: true });
  const [figure] = figures;
  return (
    <LocalizedLink to={id} className={styles.result}>
      <div className={styles.name}>
        <h3 className="type-block">
          <HoverTitle>
            <KeepWords text={title} />
          </HoverTitle>
        </h3>
        <p className={styles.kind}>{kind}</p>
      </div>
      <p className={styles.figure}>{figure?.value}</p>
      <p className={styles.unit}>{figure?.text}</p>
      <div className={styles.bars}>
        <Measured of={id} words={measured} />
      </div>
      <div className={styles.text}>
        <p>{text}</p>
        <p className={styles.action}>
          <CardAction>{t('view')}</CardAction>
        </p>
      </div>
      <HoverPicture className={`${styles.piece} ${backgrounds[id]}`}>
        <Picture
          name={caseStudies[id].piece}
          alt={piece}
          sizes="(width < 600px) 100vw, (width < 1250px) 50vw, 42vw"
        />
      </HoverPicture>
    </LocalizedLink>
  );
}
