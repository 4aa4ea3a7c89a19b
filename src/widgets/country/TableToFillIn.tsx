import styled from "styled-components";
import { displayType } from "../../styles/mixins";

const COLUMNS = ["A", "B", "C"];
const ROWS = [
  "University",
  "Program",
  "Fees a year",
  "Living costs",
  "Apply by",
  "Test score",
  "Scholarship",
  "Who to ask",
];

/** A table in which the family compares universities, one per column. */
export const TableToFillIn = () => (
  <Width>
    <Table>
      <thead>
        <tr>
          <th scope="col">To fill in</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {COLUMNS.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Width>
);

/** Leaves out the table's outer gaps. */
const Width = styled.div`
  overflow: hidden;
`;

const Table = styled.table`
  width: calc(100% + 2 * var(--space-6));
  margin-inline: calc(-1 * var(--space-6));
  border-spacing: var(--space-6) 0;
  table-layout: fixed;
  text-align: left;
  :is(th, td) {
    height: 7mm;
    padding: 0;
    border-bottom: 0.5pt solid;
    vertical-align: bottom;
    font-weight: var(--weight-text);
  }
  thead th {
    ${displayType}
  }
`;
