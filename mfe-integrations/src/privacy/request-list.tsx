import { useState } from 'react';
import type { PrivacyRequest } from '@booking/contracts/privacy-desk';
import { Time, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeTableStyles, Panel, Text, useHiddenTextClass } from '@booking/ui/kit';
import { standingOf } from './privacy-report.ts';
import { firstRequests, mostRequests, privacyQueries } from './privacy.queries.ts';
import { words } from './privacy.words.ts';

const says = words.requests;

const useTableStyles = makeTableStyles('36rem');

type OnShow = { onShow: (id: string) => void };

function Row({ request, onShow }: OnShow & { request: PrivacyRequest }) {
  const styles = useTableStyles();
  const { id, kind, requestedAt, requestedBy } = request;
  return (
    <tr className={styles.row}>
      <th scope="row" data-label={says.columns.request} className={styles.cell}>
        {id}
      </th>
      <td data-label={says.columns.kind} className={styles.cell}>
        {kind === 'export' ? says.export : says.erasure}
      </td>
      <td data-label={says.columns.requested} className={styles.cell}>
        <Time at={requestedAt} /> {says.by(requestedBy)}
      </td>
      <td data-label={says.columns.result} className={styles.cell}>
        {standingOf(request)}
      </td>
      <td data-label="" className={styles.cell}>
        {kind === 'erasure' && (
          <Button size="small" onClick={() => onShow(id)} aria-label={says.showOf(id)}>
            {says.show}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Requests so far, by number and day: nothing here says whose they were. */
export function RequestList({ onShow }: OnShow) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  const [limit, setLimit] = useState(firstRequests);
  // those that are shown stay while more are on their way
  const requests = useQuery({ ...privacyQueries.list(limit), placeholderData: (before) => before });
  const isLoadingMore = requests.isPlaceholderData;
  return (
    <Panel title={says.title}>
      <Answer query={requests} what="the requests">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={says.none}>{says.noneBody}</EmptyState>
          ) : (
            <div className={styles.container}>
              <table className={styles.table}>
                <caption>
                  <span className={hiddenClass}>{says.table}</span>
                </caption>
                <thead className={styles.head}>
                  <tr>
                    {Object.values(says.columns).map((name) => (
                      <th key={name} scope="col" className={styles.heading}>
                        {name}
                      </th>
                    ))}
                    <th scope="col">
                      <span className={hiddenClass}>{says.actions}</span>
                    </th>
                  </tr>
                </thead>
                <tbody className={styles.body}>
                  {list.map((request) => (
                    <Row key={request.id} request={request} onShow={onShow} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answer>
      {requests.data?.length === limit && limit === mostRequests && <Text>{says.newest(limit)}</Text>}
      {(isLoadingMore || (requests.data?.length === limit && limit < mostRequests)) && (
        <div>
          <Button
            disabledFocusable={isLoadingMore}
            onClick={() => !isLoadingMore && setLimit(Math.min(limit + firstRequests, mostRequests))}
          >
            {isLoadingMore ? says.loading : says.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}
