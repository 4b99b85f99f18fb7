import type { RemoteBuild, RemoteState } from '@booking/contracts/remote-releases';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, makeTableStyles, mergeClasses, StatusBadge, useHiddenTextClass } from '@booking/ui/kit';
import { BuildActions } from './build-actions.tsx';
import { BuildLabel } from './build-label.tsx';
import type { Wish } from '../changes/change-words.ts';
import { size } from '../health/health-in-words.ts';
import { remoteQueries } from '../remotes.queries.ts';
import { words } from '../remotes.words.ts';
import { Since } from '../since.tsx';

const { columns } = words;

const useTableStyles = makeTableStyles('48rem');

type Props = { remote: RemoteState; onWish: (wish: Wish) => void };

function Row({ build, remote, onWish }: Props & { build: RemoteBuild }) {
  const styles = useTableStyles();
  const mayShip = useMay('remotes:ship');
  const isLive = !remote.retired && build.digest === remote.live.digest;
  return (
    <tr className={styles.row}>
      <th scope="row" data-label={columns.build} className={styles.cell}>
        <BuildLabel build={build}>
          {isLive && <StatusBadge tone="good">{words.live}</StatusBadge>}
          {build.digest === remote.canary?.digest && <StatusBadge tone="info">{words.canary}</StatusBadge>}
        </BuildLabel>
      </th>
      <td data-label={columns.size} className={mergeClasses(styles.cell, styles.short)}>
        {size(build.bytes)}
      </td>
      <td data-label={columns.admitted} className={styles.cell}>
        <Since done={build} />
      </td>
      {mayShip && (
        <td data-label="" className={styles.cell}>
          {!isLive && <BuildActions build={build} mayTry={!remote.retired} onWish={onWish} />}
        </td>
      )}
    </tr>
  );
}

/** Every build that was admitted, newest first, and what can be done with each. */
export function BuildTable(props: Props) {
  const hiddenClass = useHiddenTextClass();
  const { remote } = props;
  const styles = useTableStyles();
  const mayShip = useMay('remotes:ship');
  const builds = useQuery(remoteQueries.builds(remote));
  return (
    <Answer query={builds} what="the builds">
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={words.noBuilds} />
        ) : (
          <div className={styles.container}>
            <table className={styles.table}>
              <caption>
                <span className={hiddenClass}>{words.buildsOf(remote.id)}</span>
              </caption>
              <thead className={styles.head}>
                <tr>
                  {[columns.build, columns.size, columns.admitted].map((name) => (
                    <th key={name} scope="col" className={styles.heading}>
                      {name}
                    </th>
                  ))}
                  {mayShip && (
                    <th scope="col">
                      <span className={hiddenClass}>{words.actions}</span>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody className={styles.body}>
                {list.map((build) => (
                  <Row key={build.digest} {...props} build={build} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Answer>
  );
}
