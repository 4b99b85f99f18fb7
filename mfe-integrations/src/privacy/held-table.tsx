import { labelOf } from '@booking/contracts/labels';
import type { PersonFound } from '@booking/contracts/privacy-desk';
import { makeTableStyles, useHiddenTextClass } from '@booking/ui/kit';
import { dataWords, words } from './privacy.words.ts';

const says = words.found;

const useTableStyles = makeTableStyles('20rem');

/** How much of each kind there is. */
export function HeldTable({ held }: Pick<PersonFound, 'held'>) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>{says.table}</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            {[says.kind, says.records].map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {held.map(({ what, count }) => (
            <tr key={what} className={styles.row}>
              <th scope="row" data-label={says.kind} className={styles.cell}>
                {labelOf(dataWords, what)}
              </th>
              <td data-label={says.records} className={styles.cell}>
                {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
