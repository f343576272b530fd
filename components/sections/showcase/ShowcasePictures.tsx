import { useTranslation } from 'next-i18next/pages';
import { Caption } from '@/components/ui/Caption';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { HoverCard, HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import { Portrait } from '@/components/ui/Portrait';
import { RevealUpwards } from '@/components/ui/RevealUpwards';
import { RouteDots, RouteLine } from '@/components/ui/RouteLine';
import { CardAction } from '@/components/ui/TextLink';
import { caseStudies } from '@/content/caseStudies';
import route from '@/content/hero-route.json';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';

const halfWide = '(width < 900px) 92vw, 36vw';

/** Pictures, captions, cards and routes. */
export function ShowcasePictures() {
  const { t } = useTranslation(['showcase', 'home']);
  const hero = <Picture name="hero" alt="" sizes="(width < 900px) 92vw, 70vw" />;
  return (
    <Part of="pictures">
      <Specimen
        of="Picture"
        code={`<figure>\n  <Picture name="hero" alt={t('…')} sizes="(width < 900px) 92vw, 70vw" phone />\n  <Caption>`}
      >
        <figure>
          {hero}
          <Caption>{t('samples.caption')}</Caption>
        </figure>
      </Specimen>
      <Specimen
        of="ArticlePicture"
        code={'<ArticlePicture picture={article.picture} alt={article.alt} sizes="…" priority />'}
      />
      <Specimen
        of="TransitionPicture"
        code={`<TransitionPicture path={path}><Picture … /></TransitionPicture>\n<HoverPicture data-transition={viewTransitionName('picture', path)}>`}
      />
      <Specimen of="Portrait" code={`<Portrait id="vjosa" alt={t('…')} />`}>
        <div className={`columns ${styles.three}`}>
          <Portrait id="seraina" />
          <Portrait id="vjosa" />
          <Portrait id="mattia" />
        </div>
      </Specimen>
      <Specimen
        of="HoverCard"
        code={`import { HoverCard, HoverPicture, HoverTitle } from '@/components/ui/HoverCard';\nimport { CardAction } from '@/components/ui/TextLink';\n\n<HoverCard labelledBy={id}>\n  <HoverPicture><Picture … /></HoverPicture>\n  <h3 id={id} className="type-3">\n    <LocalizedLink to="caseLea"><HoverTitle>\n  <div aria-hidden="true"><CardAction>`}
      >
        <div className="columns">
          {(
            [
              ['wedere', 'caseWedere'],
              ['lea', 'caseLea'],
            ] as const
          ).map(([id, to]) => (
            <HoverCard key={id} labelledBy={`card-${id}`}>
              <HoverPicture className={styles.cover}>
                <Picture name={caseStudies[to].other} alt="" sizes={halfWide} />
              </HoverPicture>
              <h4 id={`card-${id}`} className="type-3">
                <LocalizedLink to={to}>
                  <HoverTitle>{t(`home:work.${id}.title`)}</HoverTitle>
                </LocalizedLink>
              </h4>
              <div aria-hidden="true">
                <CardAction>{t('home:work.button')}</CardAction>
              </div>
            </HoverCard>
          ))}
        </div>
      </Specimen>
      <Specimen
        of="CaseTeaser"
        code={'<CaseTeaser to="caseWedere" words={{ picture, title, kind, text }} flipped />'}
      >
        <CaseTeaser to="caseWedere" words={t('home:work.wedere', { returnObjects: true })} />
      </Specimen>
      <Specimen
        of="RouteLine"
        code={`import { RouteDots, RouteLine } from '@/components/ui/RouteLine';\n\n<svg viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">\n  <RouteLine path="M20 90…" />\n  <RouteDots places={['20 90', …]} />\n\n<RevealAcross><svg …><RouteLine … /></svg></RevealAcross>`}
      >
        <svg className={styles.route} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
          <RouteLine path="M40 90Q240 90 400 50T700 60T1160 30" />
          <RouteDots places={['40 90', '400 50', '1160 30']} />
        </svg>
      </Specimen>
      <Specimen of="RevealUpwards" code={'<RevealUpwards route={route} />'}>
        <div className={styles.panorama}>
          {hero}
          <RevealUpwards route={route} />
        </div>
      </Specimen>
    </Part>
  );
}
