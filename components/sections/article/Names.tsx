import { Fragment } from 'react';

/** URLs, mail addresses, names of programs with dots, brackets or lines in them, and numbers with hyphens */
const names = /(\S*(?:@|:\/\/|[a-z][.(]\p{L}|\w-\d|_\w+_)\S*)/u;

/**
 * Where a line may part one: after a dot, slash, bracket or @, but not before the last part of a domain or file's name, nor
 * where a quotation or a brace has just begun
 */
const between = /(?<=[./@(])(?=[\w$])(?<!["{]\w*[./])(?<!\.(?=\w+(?:[/>]|$)))/;

/** Up to here a name goes on below as a whole. */
const short = 20;

interface Props {
  text: string;
  className: string | undefined;
  /** A name goes on below as a whole where it has room there. */
  whole?: boolean;
}

/** A text whose names are parted at their signs: in an article about reading domains, none at a hyphen. */
export const Names = ({ text, className, whole = false }: Props) =>
  text.split(names).map((word, index) => {
    if (index % 2 === 0) return word;
    const parts = word.split(word.length < short ? /$^/ : between).map((name) => (
      <Fragment key={name}>
        <wbr />
        <span className={className}>{name.split(/(?<=_)/).map(withBreak)}</span>
      </Fragment>
    ));
    return whole ? (
      <span key={word} className={className}>
        {parts}
      </span>
    ) : (
      parts
    );
  });

/** Only a name that is longer than a line is parted, before the second of its words or a later one. */
const withBreak = (word: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <wbr />}
    {word}
  </Fragment>
);
