import { useId, useState } from 'react';
import { CallOutcome } from '@booking/contracts/call-outcome';
import type { CallFilter, CallFilterChoices } from '@booking/contracts/calls';
import { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { DatePresets } from '@booking/ui/grid';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { endReasonInWords, isKnownEndReason } from '../calls/end-reason.ts';
import { outcomeLabel } from '../call-outcome.tsx';
import { ChoiceField } from '../list/choice-field.tsx';
import { FilterChips, type FilterChip } from '../list/filter-chips.tsx';
import { SearchField } from '../list/search-field.tsx';
import { callLogQueries } from './call-logs.queries.ts';
import { words as allWords } from './call-logs.words.ts';
import { DurationField, rangeInWords } from './duration-field.tsx';

const words = allWords.filters;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
});

const outcomes = CallOutcome.options.map((outcome) => [outcome, outcomeLabel(outcome)] as const);
const modes = [
  ['test', 'Test'],
  ['live', 'Live'],
] as const;

const nameOf = (choices: CallFilterChoices | undefined, id: string): string =>
  choices?.assistants.find((assistant) => assistant.id === id)?.name || id;

/** The filters that are folded away, as far as they are set. */
function chipsOf(filter: CallFilter, choices: CallFilterChoices | undefined, change: Props['onChange']): FilterChip[] {
  const { assistant, outcome, endReason, minSeconds, maxSeconds, mode } = filter;
  const range = { minSeconds, maxSeconds };
  const chips: (FilterChip | undefined)[] = [
    assistant === undefined
      ? undefined
      : { label: nameOf(choices, assistant), onRemove: () => change({ assistant: undefined }) },
    outcome && { label: outcomeLabel(outcome), onRemove: () => change({ outcome: undefined }) },
    endReason === undefined
      ? undefined
      : { label: endReasonInWords(endReason), onRemove: () => change({ endReason: undefined }) },
    minSeconds === undefined && maxSeconds === undefined
      ? undefined
      : { label: rangeInWords(range), onRemove: () => change({ minSeconds: undefined, maxSeconds: undefined }) },
    mode && { label: mode === 'live' ? 'Live' : 'Test', onRemove: () => change({ mode: undefined }) },
  ];
  return chips.filter((chip) => chip !== undefined);
}

type Props = { filter: CallFilter; onChange: (part: CallFilter) => void };

/** Words and days stand above the list; the other filters are folded away, and those that are set stand below as chips. */
export function CallFilters({ filter, onChange }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const fold = useId();
  const [isOpen, setOpen] = useState(false);
  const { q, from, to, assistant, outcome, endReason, minSeconds, maxSeconds, mode } = filter;
  const { data: choices } = useQuery(callLogQueries.choices(mode));
  const chips = chipsOf(filter, choices, onChange);
  const reasons = (choices?.endReasons ?? []).map((reason) => [reason, endReasonInWords(reason)] as const);
  return (
    <div className={styles.root} role="search" aria-label={words.label}>
      <div className={styles.row}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={q}
          onChange={(typed) => onChange({ q: typed })}
        />
        <DatePresets
          value={{ from, to }}
          today={hotelDate(new Date(), hotelTimeZone)}
          onChange={(range) => onChange({ from: range.from, to: range.to })}
        />
        <Button aria-expanded={isOpen} aria-controls={fold} onClick={() => setOpen(!isOpen)}>
          {words.fold(chips.length)}
        </Button>
      </div>
      <div id={fold} hidden={!isOpen} className={isOpen ? styles.row : undefined}>
        <ChoiceField
          label={words.assistant}
          all={words.allAssistants}
          choices={(choices?.assistants ?? []).map(({ id, name }) => [id, name || id])}
          value={assistant}
          onChange={(id) => onChange({ assistant: id })}
        />
        <ChoiceField
          label={words.outcome}
          all={words.allOutcomes}
          choices={outcomes}
          value={outcome}
          onChange={(value) => onChange({ outcome: z.optional(CallOutcome).parse(value) })}
        />
        <ChoiceField
          label={words.endReason}
          all={words.allReasons}
          choices={reasons.filter(([reason]) => isKnownEndReason(reason))}
          others={{ label: words.otherReasons, choices: reasons.filter(([reason]) => !isKnownEndReason(reason)) }}
          value={endReason}
          onChange={(reason) => onChange({ endReason: reason })}
        />
        <DurationField range={{ minSeconds, maxSeconds }} onChange={onChange} />
        <ChoiceField
          label={words.mode}
          all={words.currentMode}
          choices={modes}
          value={mode}
          onChange={(value) => onChange({ mode: z.optional(Mode).parse(value) })}
        />
      </div>
      <FilterChips label={words.set} remove={words.remove} chips={chips} />
    </div>
  );
}
