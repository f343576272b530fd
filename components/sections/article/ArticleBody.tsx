import type { ArticleSection } from '@/content/schemas/article';
import type { ShownPhotos } from '@/lib/photos/shownPhotos';
import styles from './ArticleBody.module.css';
import { Block } from './Block';

interface Props {
  sections: readonly ArticleSection[];
  photos: ShownPhotos;
}

/** The headed sections of an article. */
export function ArticleBody({ sections, photos }: Props) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={`type-name ${styles.title}`}>
        {title}
      </h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} photos={photos} />
      ))}
    </section>
  ));
}
