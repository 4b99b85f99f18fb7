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
import { words } from '../remotes.words.ts';
import { BuildLabel } from './build-label.tsx';
import { errorRate, failuresInWords, loadTime, size } from '../health/health-in-words.ts';
import { Since } from '../since.tsx';

const stackedUpTo = '48rem';

const useTableStyles = makeTableStyles(stackedUpTo);

const useStyles = makeStyles({
  // the longest name of a column
  cell: { [`@container (max-width: ${stackedUpTo})`]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const { build, p75, errors, integrity, size: sizeName, since } = words.columns;
const columns = [build, p75, errors, integrity, sizeName, since];

type Served = Pick<RemoteState, 'live'>['live'];

function Row({ served, share }: { served: Served; share?: number }) {
  const table = useTableStyles();
  const own = useStyles();
  const cell = mergeClasses(table.cell, own.cell);
  const { health } = served;
  const failures = failuresInWords(health);
  return (
    <tr className={table.row}>
      <th scope="row" data-label={build} className={cell}>
        <BuildLabel build={served}>
          {share === undefined ? (
            <StatusBadge tone="good">{words.live}</StatusBadge>
          ) : (
            <StatusBadge tone="info">{words.canaryShare(share)}</StatusBadge>
          )}
        </BuildLabel>
      </th>
      <td data-label={p75} className={cell}>
        {loadTime(health.p75Ms)}
      </td>
      <td data-label={errors} className={cell}>
        <div>
          <Text block>{errorRate(health)}</Text>
          {failures && (
            <Text block size={200} className={own.quiet}>
              {failures}
            </Text>
          )}
        </div>
      </td>
      <td data-label={integrity} className={cell}>
        {health.integrityFailures > 0 ? (
          <StatusBadge tone="bad">{`${health.integrityFailures}`}</StatusBadge>
        ) : (
          health.integrityFailures
        )}
      </td>
      <td data-label={sizeName} className={cell}>
        {size(served.bytes)}
      </td>
      <td data-label={since} className={cell}>
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
          <span className={hiddenClass}>{words.served(id)}</span>
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
