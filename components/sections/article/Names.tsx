import { Fragment } from 'react';

/** URLs, mail addresses, names of programs with dots, brackets or underscores, and numbers with hyphens */
const names = /(\S*(?:@|:\/\/|[a-z][.(]\p{L}|\w-\d|_\w+_)\S*)/u;

/**
 * Where a name may break: after a dot, slash, bracket or @, but not before the last part of a domain or file name, nor right
 * after an opening quotation mark or brace
 */
const between = /(?<=[./@(])(?=[\w$])(?<!["{]\w*[./])(?<!\.(?=\w+(?:[/>]|$)))/;

/** Names up to this length move to the next line unbroken. */
const short = 20;

interface Props {
  text: string;
  className: string | undefined;
  /** A name moves to the next line unbroken if it fits there. */
  whole?: boolean;
}

/** A text whose names break only at suitable signs: in an article about domains, never at a hyphen. */
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

/** Only a name longer than a line is broken, before its second word or a later one. */
const withBreak = (word: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <wbr />}
    {word}
  </Fragment>
);
