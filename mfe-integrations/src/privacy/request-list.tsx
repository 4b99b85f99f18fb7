import { useState } from 'react';
import type { PrivacyRequest } from '@booking/contracts/privacy-desk';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeTableStyles, Panel, Text, useHiddenTextClass } from '@booking/ui/kit';
import { standingOf } from './privacy-words.ts';
import { firstRequests, mostRequests, privacyQueries } from './privacy.queries.ts';

const useTableStyles = makeTableStyles('36rem');

type OnShow = { onShow: (id: string) => void };

function Row({ request, onShow }: OnShow & { request: PrivacyRequest }) {
  const styles = useTableStyles();
  const { hotelTimeZone } = useHost();
  const { id, kind, requestedAt, requestedBy } = request;
  return (
    <tr className={styles.row}>
      <th scope="row" data-label="Request" className={styles.cell}>
        {id}
      </th>
      <td data-label="For" className={styles.cell}>
        {kind === 'export' ? 'Export' : 'Erasure'}
      </td>
      <td data-label="Asked for" className={styles.cell}>
        {formatHotelTime(new Date(requestedAt), hotelTimeZone)} by {requestedBy}
      </td>
      <td data-label="Result" className={styles.cell}>
        {standingOf(request)}
      </td>
      <td data-label="" className={styles.cell}>
        {kind === 'erasure' && (
          <Button size="small" onClick={() => onShow(id)} aria-label={`Show report of request ${id}`}>
            Show Report
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
    <Panel title="Requests so far">
      <Answer query={requests} what="the requests">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="Nobody asked yet">
              Exports and erasures will be listed here by number and day.
            </EmptyState>
          ) : (
            <div className={styles.container}>
              <table className={styles.table}>
                <caption>
                  <span className={hiddenClass}>Requests, newest first</span>
                </caption>
                <thead className={styles.head}>
                  <tr>
                    {['Request', 'For', 'Asked for', 'Result'].map((name) => (
                      <th key={name} scope="col" className={styles.heading}>
                        {name}
                      </th>
                    ))}
                    <th scope="col">
                      <span className={hiddenClass}>Actions</span>
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
      {requests.data?.length === limit && limit === mostRequests && <Text>These are the newest {limit} requests.</Text>}
      {(isLoadingMore || (requests.data?.length === limit && limit < mostRequests)) && (
        <div>
          <Button
            disabledFocusable={isLoadingMore}
            onClick={() => !isLoadingMore && setLimit(Math.min(limit + firstRequests, mostRequests))}
          >
            {isLoadingMore ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
