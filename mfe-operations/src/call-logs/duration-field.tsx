import { useState } from 'react';
import type { CallFilter } from '@booking/contracts/calls';
import { ChoiceField } from '../list/choice-field.tsx';
import { SecondsField } from '../list/seconds-field.tsx';
import { words as allWords } from './call-logs.words.ts';

const words = allWords.filters;

type Range = Pick<CallFilter, 'minSeconds' | 'maxSeconds'>;

const presets = {
  short: { minSeconds: undefined, maxSeconds: 30 },
  long: { minSeconds: 120, maxSeconds: undefined },
} as const satisfies Record<string, Range>;
const none: Range = { minSeconds: undefined, maxSeconds: undefined };
const choices = [
  ['short', words.short],
  ['long', words.long],
  ['custom', words.custom],
] as const;

const isSame = (one: Range, other: Range): boolean =>
  one.minSeconds === other.minSeconds && one.maxSeconds === other.maxSeconds;

function presetOf(range: Range): string | undefined {
  if (isSame(range, none)) return undefined;
  return Object.entries(presets).find(([, preset]) => isSame(preset, range))?.[0] ?? 'custom';
}

/** How a range of lengths is called. */
export function rangeInWords({ minSeconds, maxSeconds }: Range): string {
  if (isSame({ minSeconds, maxSeconds }, presets.short)) return words.short;
  if (isSame({ minSeconds, maxSeconds }, presets.long)) return words.long;
  if (minSeconds !== undefined && maxSeconds !== undefined) return words.between(minSeconds, maxSeconds);
  return minSeconds === undefined ? words.upTo(maxSeconds ?? 0) : words.from(minSeconds);
}

type Props = { range: Range; onChange: (range: Range) => void };

/** How long a call lasted: a usual range, or any in seconds. */
export function DurationField({ range, onChange }: Props) {
  const { minSeconds, maxSeconds } = range;
  const [isCustom, setCustom] = useState(() => presetOf(range) === 'custom');
  const isEmpty = minSeconds !== undefined && maxSeconds !== undefined && maxSeconds < minSeconds;
  const choose = (choice: string | undefined): void => {
    setCustom(choice === 'custom');
    if (choice !== 'custom') onChange(choice === undefined ? none : presets[choice as keyof typeof presets]);
  };
  return (
    <>
      <ChoiceField
        label={words.duration}
        all={words.anyDuration}
        choices={choices}
        value={isCustom ? 'custom' : presetOf(range)}
        onChange={choose}
      />
      {(isCustom || presetOf(range) === 'custom') && (
        <>
          <SecondsField
            label={words.atLeast}
            value={minSeconds}
            onChange={(seconds) => onChange({ minSeconds: seconds, maxSeconds })}
          />
          <SecondsField
            label={words.atMost}
            value={maxSeconds}
            problem={isEmpty ? words.isEmptyRange : undefined}
            onChange={(seconds) => onChange({ minSeconds, maxSeconds: seconds })}
          />
        </>
      )}
    </>
  );
}
