import styles from './Code.module.css';
import { Names } from './Names';
import { Scrolling } from './Scrolling';

interface Props {
  label: string;
  text: string;
}

/**
 * Code line by line. Unless a line is indented, text aligned by two or more spaces becomes columns, which stay aligned when a line wraps. Indents
 * stay, and a long line continues below its own start (specification 38.11). The text is the file's, space for space.
 */
export function Code({ label, text }: Props) {
  const isIndented = /^ +\S/m.test(text);
  const lines = text.split(/(?<=\n)/).map((line) => partsOf(line, isIndented));
  const columns = isIndented ? 1 : Math.max(...lines.map(({ length }) => length));
  return (
    <figure className={styles.figure}>
      <Scrolling name={label}>
        <pre className={styles.code}>
          <code data-columns={columns}>
            {lines.map((parts, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never change places
              <span key={index} className={parts.length > 1 ? styles.parts : undefined}>
                {parts.length > 1 ? (
                  parts.map(codePart)
                ) : (
                  <Names text={parts[0] ?? ''} className={styles.name} />
                )}
              </span>
            ))}
          </code>
        </pre>
      </Scrolling>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** @returns a line's indent and the rest, or the contents of its columns */
const partsOf = (line: string, isIndented: boolean) =>
  line.split(isIndented ? /(?<=^ +)(?=\S)/ : /(?<=\S {2,})(?=\S)/);

const codePart = (part: string) => (
  <span key={part} className={part.startsWith('#') ? styles.comment : undefined}>
    <Names text={part} className={styles.name} />
  </span>
);
