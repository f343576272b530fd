import { Fragment } from 'react';
import styles from './Code.module.css';
import { Scrolling } from './Scrolling';

interface Props {
  label: string;
  text: string;
}

/**
 * Code in the typeface of the page, line by line: what two spaces and more line up becomes columns, what is indented stays
 * so, and a long line goes on below its own beginning (specification 38.11). Its text is the file's, space for space.
 */
export function Code({ label, text }: Props) {
  const isIndented = /^ +\S/m.test(text);
  const lines = text.split(/(?<=\n)/).map((line) => partsOf(line, isIndented));
  const columns = isIndented ? 1 : Math.max(...lines.map(({ length }) => length));
  return (
    <figure>
      <Scrolling name={label}>
        <pre className={styles.code}>
          <code data-columns={columns}>
            {lines.map((parts, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never change places
              <span key={index} className={parts.length > 1 ? styles.parts : undefined}>
                {parts.length > 1 ? parts.map(codePart) : withNames(parts[0])}
              </span>
            ))}
          </code>
        </pre>
      </Scrolling>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** @returns a line's indent and what follows it, or what stands in its columns */
const partsOf = (line: string, isIndented: boolean) =>
  line.split(isIndented ? /(?<=^ +)(?=\S)/ : /(?<=\S {2,})(?=\S)/);

/** URLs, mail addresses, names of programs with dots, brackets or lines in them, and numbers with hyphens */
const names = /(\S*(?:@|:\/\/|[a-z][.(]\p{L}|\w-\d|_\w+_)\S*)/u;

/**
 * Where a line may part one: after a dot, slash, bracket or @, but not before the last part of a domain or file's name, nor
 * where a quotation or a brace has just begun
 */
const between = /(?<=[./@(])(?=[\w$])(?<!["{]\w*[./])(?<!\.(?=\w+(?:[/>]|$)))/;

/** Up to here a name goes on below as a whole. */
const short = 20;

/** @returns a text whose names are parted at their signs: in an article about reading domains, none at a hyphen */
const withNames = (text = '') =>
  text.split(names).map((word, index) =>
    index % 2 === 1
      ? word.split(word.length < short ? /$^/ : between).map((name) => (
          <Fragment key={name}>
            <wbr />
            <span className={styles.name}>{name.split(/(?<=_)/).map(withBreak)}</span>
          </Fragment>
        ))
      : word,
  );

/** Only a name that is longer than a line is parted, before the second of its words or a later one. */
const withBreak = (word: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <wbr />}
    {word}
  </Fragment>
);

const codePart = (part: string) => (
  <span key={part} className={part.startsWith('#') ? styles.comment : undefined}>
    {withNames(part)}
  </span>
);
