import { Caption } from '@/components/ui/Caption';
import { Picture } from '@/components/ui/Picture';
import { RuledList } from '@/components/ui/RuledList';
import { Section } from '@/components/ui/Section';
import type { PictureName } from '@/content/pictures';
import styles from './Done.module.css';

interface Props {
  words: { label: string; title: string; items: readonly string[] };
  /** On the left of the list; without a picture the list takes two columns. */
  picture?: { name: PictureName; alt: string; caption: string };
}

/** The work done, item by item. */
export function Done({ words, picture }: Props) {
  return (
    <Section label={words.label} statement={words.title} id="done">
      <div className={`grid ${styles.row}`} data-picture={picture?.name}>
        {picture && (
          <figure className={styles.picture}>
            <Picture name={picture.name} alt={picture.alt} sizes="(width < 900px) 92vw, 46vw" />
            <Caption>{picture.caption}</Caption>
          </figure>
        )}
        <div className={picture ? styles.beside : `axis ${styles.columns}`}>
          <RuledList items={words.items} className="type-4" />
        </div>
      </div>
    </Section>
  );
}
