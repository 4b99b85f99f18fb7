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
import { words } from './differences.words.ts';
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
      <Field label={words.show} className={styles.filter}>
        <Select value={state} onChange={(_, { value }) => change({ ...filter, state: stateOf(value) })}>
          <option value="open">{words.states.open}</option>
          <option value="explained">{words.states.explained}</option>
          <option value="over">{words.states.over}</option>
        </Select>
      </Field>
      <Answer query={differences} what={words.what}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <NoDifferences state={state} run={run} />
          ) : (
            <>
              <ListTable caption={words.caption} columns={columns} styles={table}>
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
                what={words.count}
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
