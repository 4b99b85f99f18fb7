import type { RemoteState } from '@booking/contracts/remote-releases';
import {
  makeStyles,
  makeTableStyles,
  mergeClasses,
  StatusBadge,
  Text,
  tokens,
  useHiddenTextClass,
} from '@booking/ui/kit';
import { BuildLabel } from './build-label.tsx';
import { errorRate, failuresInWords, loadTime, size } from './health-in-words.ts';
import { Since } from './since.tsx';

const stackedUpTo = '48rem';

const useTableStyles = makeTableStyles(stackedUpTo);

const useStyles = makeStyles({
  // the longest name of a column
  cell: { [`@container (max-width: ${stackedUpTo})`]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const columns = ['Build', 'p75 load', 'Errors', 'Integrity failures', 'Size', 'Since'];

type Served = Pick<RemoteState, 'live'>['live'];

function Row({ served, share }: { served: Served; share?: number }) {
  const table = useTableStyles();
  const own = useStyles();
  const cell = mergeClasses(table.cell, own.cell);
  const { health } = served;
  const failures = failuresInWords(health);
  return (
    <tr className={table.row}>
      <th scope="row" data-label="Build" className={cell}>
        <BuildLabel build={served}>
          {share === undefined ? (
            <StatusBadge tone="good">Live</StatusBadge>
          ) : (
            <StatusBadge tone="info">{`Canary ${share}%`}</StatusBadge>
          )}
        </BuildLabel>
      </th>
      <td data-label="p75 load" className={cell}>
        {loadTime(health.p75Ms)}
      </td>
      <td data-label="Errors" className={cell}>
        <div>
          <Text block>{errorRate(health)}</Text>
          {failures && (
            <Text block size={200} className={own.quiet}>
              {failures}
            </Text>
          )}
        </div>
      </td>
      <td data-label="Integrity failures" className={cell}>
        {health.integrityFailures > 0 ? (
          <StatusBadge tone="bad">{`${health.integrityFailures}`}</StatusBadge>
        ) : (
          health.integrityFailures
        )}
      </td>
      <td data-label="Size" className={cell}>
        {size(served.bytes)}
      </td>
      <td data-label="Since" className={cell}>
        <Since done={served} />
      </td>
    </tr>
  );
}

/** What browsers get of a remote and how it did there: the live build and, below it to compare, the canary. */
export function ServedTable({ remote: { id, live, canary } }: { remote: RemoteState }) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>{`What browsers get of ${id}`}</span>
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
        <tbody className={styles.body}>
          <Row served={live} />
          {canary && <Row served={canary} share={canary.share} />}
        </tbody>
      </table>
    </div>
  );
}
