interface Props {
  head: readonly string[];
  classOf?: (column: number) => string | undefined;
}

/** The names of a table's columns. */
export const TableHead = ({ head, classOf }: Props) => (
  <thead>
    <tr>
      {head.map((cell, column) => (
        <th key={cell} scope="col" className={classOf?.(column)}>
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);
