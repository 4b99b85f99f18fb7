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
import { reportText, resultTones, standingOf } from './privacy-report.ts';
import { privacyQueries } from './privacy.queries.ts';
import { dataWords, resultWords, words } from './privacy.words.ts';

const says = words.report;

const useTableStyles = makeTableStyles('40rem');

function Row({ row: { what, result, count, note, proofs } }: { row: ErasureRow }) {
  const styles = useTableStyles();
  return (
    <tr className={styles.row}>
      <th scope="row" data-label={says.columns.kind} className={styles.cell}>
        {labelOf(dataWords, what)}
      </th>
      <td data-label={says.columns.result} className={mergeClasses(styles.cell, styles.short)}>
        <StatusBadge tone={entryOr(resultTones, result, 'neutral')}>{labelOf(resultWords, result)}</StatusBadge>
      </td>
      <td data-label={says.columns.records} className={styles.cell}>
        {count}
      </td>
      <td data-label={says.columns.note} className={styles.cell}>
        {note}
        {proofs.length > 0 && ` ${says.proofs}`}
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
    <Panel title={says.title(id)} aside={data?.finishedAt && <Button onClick={save}>{says.download}</Button>}>
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
                  <span className={hiddenClass}>{says.table(id)}</span>
                </caption>
                <thead className={styles.head}>
                  <tr>
                    {Object.values(says.columns).map((name) => (
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
