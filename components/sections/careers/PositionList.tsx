import { HoverTitle } from '@/components/ui/HoverCard';
import styles from './Positions.module.css';

interface Props {
  positions: readonly {
    title: string;
    location: string | undefined;
    category: string | undefined;
    url: string;
  }[];
}

/** Title, place and category of each position. */
export function PositionList({ positions }: Props) {
  return (
    <ul className={styles.list}>
      {positions.map(({ title, location, category, url }) => (
        <li key={url + title}>
          <a href={url}>
            <h3 className="type-4">
              <HoverTitle>{title}</HoverTitle>
            </h3>
            <p>{location}</p>
            <p>{category}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
