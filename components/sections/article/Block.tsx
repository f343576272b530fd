import { MarkedList } from '@/components/ui/MarkedList';
import type { ArticleBlock } from '@/content/schemas/article';
import type { ShownPhotos } from '@/lib/photos/shownPhotos';
import styles from './ArticleBody.module.css';
import { Chart } from './Chart';
import { Code } from './Code';
import { Email } from './Email';
import { InlineText } from './InlineText';
import { Note } from './Note';
import { PhotoFigure } from './PhotoFigure';
import { Table } from './Table';

/**
 * One block of a section: a paragraph, a list, steps, code, an email, a table, a chart, a photo, a note, or a pull sentence.
 */
export function Block({ block, photos }: { block: ArticleBlock; photos: ShownPhotos }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <MarkedList marker="dashes">{block.items.map(listItem)}</MarkedList>;
    case 'steps':
      return <ol>{block.items.map(listItem)}</ol>;
    case 'code':
      return <Code {...block} />;
    case 'email':
      return <Email {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'chart':
      return <Chart {...block} />;
    case 'photo':
      return <PhotoFigure photos={photos} {...block} />;
    case 'note':
      return <Note {...block} />;
    case 'quote':
      return (
        // Not in a `footer` of the quotation: reading views drop those (specification 22.22).
        <figure className={`waymark ${styles.quote}`}>
          <blockquote>
            <p className="type-name">{block.text}</p>
          </blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      );
  }
}

const listItem = (item: string) => (
  <li key={item}>
    <InlineText text={item} />
  </li>
);
