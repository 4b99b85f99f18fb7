import type { ReactNode } from 'react';
import { type makeTableStyles, useHiddenTextClass } from '@booking/ui/kit';

type Props = {
  /** What is in it, for the ear. */
  caption: string;
  columns: readonly string[];
  styles: ReturnType<ReturnType<typeof makeTableStyles>>;
  /** Its rows. */
  children: ReactNode;
};

/** The frame of a table: its name, the names of its columns, and the rows below. */
export const ListTable = ({ caption, columns, styles, children }: Props) => {
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>{caption}</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>{children}</tbody>
      </table>
    </div>
  );
};
