import { entryOr, labelOf } from '@booking/contracts/labels';
import { saveFile } from '@booking/http/save-file';
import type { ErasureRow } from '@booking/contracts/privacy-desk';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
  Button,
  makeTableStyles,
  mergeClasses,
  Panel,
  Spinner,
  StatusBadge,
  Text,
  useHiddenTextClass,
} from '@booking/ui/kit';
import { dataWords, reportText, resultTones, resultWords, standingOf } from './privacy-words.ts';
import { privacyQueries } from './privacy.queries.ts';

const useTableStyles = makeTableStyles('40rem');

function Row({ row: { what, result, count, note, proofs } }: { row: ErasureRow }) {
  const styles = useTableStyles();
  return (
    <tr className={styles.row}>
      <th scope="row" data-label="Kind" className={styles.cell}>
        {labelOf(dataWords, what)}
      </th>
      <td data-label="Result" className={mergeClasses(styles.cell, styles.short)}>
        <StatusBadge tone={entryOr(resultTones, result, 'neutral')}>{labelOf(resultWords, result)}</StatusBadge>
      </td>
      <td data-label="Records" className={styles.cell}>
        {count}
      </td>
      <td data-label="Note" className={styles.cell}>
        {note}
        {proofs.length > 0 && ' Each answer is in the report that can be downloaded.'}
      </td>
    </tr>
  );
}

/** What an erasure has done so far, kind by kind. */
export function ErasureReport({ id }: { id: string }) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  const { hotelTimeZone } = useHost();
  const query = useQuery(privacyQueries.request(id));
  const { data } = query;
  const save = (): void => {
    if (!data) return;
    const content = new Blob([reportText(data, hotelTimeZone)], { type: 'text/plain' });
    saveFile({ name: `privacy-request-${id}.txt`, content });
  };
  return (
    <Panel title={`Request ${id}`} aside={data?.finishedAt && <Button onClick={save}>Download Report</Button>}>
      <Answer query={query} what="the request">
        {(request) => (
          <>
            <div role="status">
              {request.finishedAt ? (
                <Text>{standingOf(request)}</Text>
              ) : (
                <Spinner size="tiny" labelPosition="after" label={standingOf(request)} />
              )}
            </div>
            <div className={styles.container}>
              <table className={styles.table}>
                <caption>
                  <span className={hiddenClass}>{`Report of request ${id}`}</span>
                </caption>
                <thead className={styles.head}>
                  <tr>
                    {['Kind', 'Result', 'Records', 'Note'].map((name) => (
                      <th key={name} scope="col" className={styles.heading}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className={styles.body}>
                  {request.report.map((row) => (
                    <Row key={row.what} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Answer>
    </Panel>
  );
}
