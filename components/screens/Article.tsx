import { useTranslation } from 'next-i18next/pages';
import { ArticleBody } from '@/components/sections/article/ArticleBody';
import { ArticleHeader } from '@/components/sections/article/ArticleHeader';
import { Contents } from '@/components/sections/article/Contents';
import { Neighbours } from '@/components/sections/article/Neighbours';
import { Revised } from '@/components/sections/article/Revised';
import { Sources } from '@/components/sections/article/Sources';
import { ArticlePicture } from '@/components/ui/ArticlePicture';
import { ButtonLink } from '@/components/ui/Button';
import { KeepCompounds } from '@/components/ui/KeepWords';
import { ArrowLink } from '@/components/ui/TextLink';
import { TransitionPicture } from '@/components/ui/TransitionPicture';
import { authorTeams } from '@/content/authorTeams';
import type { ArticleProps } from '@/lib/blog/articlePage';
import styles from './Article.module.css';

/** Blog article (specification 22.6). */
export default function Article({ article, photos }: Pick<ArticleProps, 'article' | 'photos'>) {
  const { t } = useTranslation('blog');
  const { words, picture } = article;
  const { to, hash } = authorTeams[article.team];
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className={styles.hero}>
          <TransitionPicture path={new URL(article.url).pathname}>
            {/* Phones have dense screens: three image pixels for every four of the screen's are enough. */}
            <ArticlePicture
              picture={picture}
              alt={words.alt}
              sizes="(width < 600px) 75vw, 100vw"
              priority
              phone
            />
          </TransitionPicture>
        </div>
        <div className={`container grid ${styles.columns}`}>
          <p className={styles.lead}>
            <KeepCompounds text={words.lead} />
          </p>
          <Contents sections={words.sections} />
          <div className={styles.prose}>
            <ArticleBody sections={words.sections} photos={photos} />
            {article.updated && <Revised on={article.updated} />}
            {words.sources && <Sources sources={words.sources} />}
          </div>
        </div>
      </article>
      <Neighbours older={article.older} newer={article.newer} />
      <p className={`container screen-only ${styles.end}`}>
        <ButtonLink to={to} hash={hash}>
          {t(`work.${article.team}`)}
        </ButtonLink>
        <ArrowLink to="blog">{t('all')}</ArrowLink>
      </p>
    </>
  );
}
