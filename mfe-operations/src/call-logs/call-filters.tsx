import { CallOutcome } from '@booking/contracts/call-outcome';
import type { CallFilter } from '@booking/contracts/calls';
import { Mode } from '@booking/contracts/mode';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { outcomeLabel } from '../call-outcome.tsx';
import { DateField } from '../date-field.tsx';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SecondsField } from '../list/seconds-field.tsx';
import { callLogQueries } from './call-logs.queries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const outcomes = CallOutcome.options.map((outcome) => [outcome, outcomeLabel(outcome)] as const);
const modes = [
  ['test', 'Test'],
  ['live', 'Live'],
] as const;

type Props = { filter: CallFilter; onChange: (part: CallFilter) => void };

export function CallFilters({ filter, onChange }: Props) {
  const styles = useStyles();
  const { q, from, to, assistant, outcome, endReason, minSeconds, maxSeconds, mode } = filter;
  const { data: choices } = useQuery(callLogQueries.choices(mode));
  const isBackwards = from !== undefined && to !== undefined && to < from;
  const isEmpty = minSeconds !== undefined && maxSeconds !== undefined && maxSeconds < minSeconds;
  return (
    <div className={styles.root} role="search" aria-label="Calls">
      <SearchField
        label="Search"
        hint="Words said, phone number"
        value={q}
        onChange={(words) => onChange({ q: words })}
      />
      <DateField label="From" value={from} onChange={(date) => onChange({ from: date })} />
      <DateField
        label="To"
        value={to}
        problem={isBackwards ? 'This is before the first day.' : undefined}
        onChange={(date) => onChange({ to: date })}
      />
      <ChoiceField
        label="Assistant"
        all="All assistants"
        choices={(choices?.assistants ?? []).map(({ id, name }) => [id, name || id])}
        value={assistant}
        onChange={(id) => onChange({ assistant: id })}
      />
      <ChoiceField
        label="Outcome"
        all="All outcomes"
        choices={outcomes}
        value={outcome}
        onChange={(value) => onChange({ outcome: z.optional(CallOutcome).parse(value) })}
      />
      <ChoiceField
        label="End reason"
        all="All reasons"
        choices={(choices?.endReasons ?? []).map((reason) => [reason, reason])}
        value={endReason}
        onChange={(reason) => onChange({ endReason: reason })}
      />
      <SecondsField
        label="At least (seconds)"
        value={minSeconds}
        onChange={(seconds) => onChange({ minSeconds: seconds })}
      />
      <SecondsField
        label="At most (seconds)"
        value={maxSeconds}
        problem={isEmpty ? 'This is less than at least.' : undefined}
        onChange={(seconds) => onChange({ maxSeconds: seconds })}
      />
      <ChoiceField
        label="Mode"
        all="Current mode"
        choices={modes}
        value={mode}
        onChange={(value) => onChange({ mode: z.optional(Mode).parse(value) })}
      />
    </div>
  );
}
