/** The names of a table's columns. */
export const TableHead = ({ head }: { head: readonly string[] }) => (
  <thead>
    <tr>
      {head.map((cell) => (
        <th key={cell} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);
