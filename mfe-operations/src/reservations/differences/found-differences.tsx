import { useState } from 'react';
import { paymentMatchEndpoints, type MatchRun, type PaymentDifference } from '@booking/contracts/payment-match';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Field, Select } from '@booking/ui/form';
import { Answer, makeStyles } from '@booking/ui/kit';
import { fetchPage } from '../../list/list-page.ts';
import { ListTable } from '../../list/list-table.tsx';
import { ShowMore } from '../../list/show-more.tsx';
import { useAddressFilter } from '../../list/use-address-filter.ts';
import { filterOf, stateOf } from './difference-filter.ts';
import { columns, DifferenceRow, useTableStyles } from './difference-row.tsx';
import { ExplainDialog } from './explain-dialog.tsx';
import { NoDifferences } from './no-differences.tsx';
import { paymentMatchQueries } from './payment-match.queries.ts';

const useStyles = makeStyles({ filter: { maxWidth: '12rem' } });

/** The differences that were found, by what has become of them, the newest first. */
export function FoundDifferences({ run }: { run: MatchRun }) {
  const styles = useStyles();
  const table = useTableStyles();
  const mayExplain = useMay('payments:match');
  const { filter, change } = useAddressFilter(filterOf);
  const { state = 'open' } = filter;
  const query = paymentMatchQueries.list(state);
  const differences = useQuery(query);
  const [asked, setAsked] = useState<PaymentDifference>();
  return (
    <>
      <Field label="Show" className={styles.filter}>
        <Select value={state} onChange={(_, { value }) => change({ ...filter, state: stateOf(value) })}>
          <option value="open">Open</option>
          <option value="explained">Explained</option>
          <option value="over">Over</option>
        </Select>
      </Field>
      <Answer query={differences} what="the differences">
        {({ rows, next }) =>
          rows.length === 0 ? (
            <NoDifferences state={state} run={run} />
          ) : (
            <>
              <ListTable caption="Differences, newest first" columns={columns} styles={table}>
                {rows.map((difference) => (
                  <DifferenceRow
                    key={difference.id}
                    difference={difference}
                    onExplain={mayExplain ? setAsked : undefined}
                  />
                ))}
              </ListTable>
              <ShowMore
                count={rows.length}
                what="differences"
                next={next}
                queryKey={query.queryKey}
                load={(cursor) => fetchPage(paymentMatchEndpoints.differences, { state, cursor })}
              />
            </>
          )
        }
      </Answer>
      {asked && <ExplainDialog difference={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
