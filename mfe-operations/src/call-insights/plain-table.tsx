import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    padding: `${tokens.spacingVerticalXS} 0`,
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
  cell: {
    padding: `${tokens.spacingVerticalXS} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

type Props = {
  label: string;
  names: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
};

/** A few columns of figures; the first cell of each row names it. */
export function PlainTable({ label, names, rows }: Props) {
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], line) => (
          <tr key={`${name} ${line}`}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={names[at + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
