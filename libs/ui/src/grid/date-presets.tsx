import { useState } from 'react';
import { Field, Input, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { addDays } from '@booking/hotel/hotel-time';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  presets: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** Hotel dates (YYYY-MM-DD), both included. */
export type DateSpan = { from?: string | undefined; to?: string | undefined };

export type DatePreset = readonly [name: string, span: DateSpan];

type Props = {
  value: DateSpan;
  /** The hotel's date. */
  today: string;
  onChange: (value: DateSpan) => void;
  /** What the dates are of, for the ear. */
  label?: string;
  /** The spans to choose from; the last days unless given. */
  presets?: readonly DatePreset[];
  /** The names of the two fields for other dates. */
  fields?: readonly [from: string, to: string];
};

const lastDays = (today: string): readonly DatePreset[] => [
  ['Today', { from: today, to: today }],
  ['7 days', { from: addDays(today, -6), to: today }],
  ['30 days', { from: addDays(today, -29), to: today }],
  ['All', { from: undefined, to: undefined }],
];

type DateInputProps = {
  label: string;
  value: string;
  problem?: string | undefined;
  onChange: (date: string) => void;
};

/**
 * A date that is kept elsewhere. What is typed is held here as well: the address changes a moment after the keystroke, and
 * setting the input back in between would break off the typing of a year.
 */
function DateInput({ label, value, problem, onChange }: DateInputProps) {
  const [typed, setTyped] = useState(value);
  const [kept, setKept] = useState(value);
  if (kept !== value) {
    setKept(value);
    setTyped(value);
  }
  return (
    <Field label={label} validationMessage={problem}>
      <Input
        type="date"
        value={typed}
        onChange={(_, { value: date }) => {
          setTyped(date);
          onChange(date);
        }}
      />
    </Field>
  );
}

/** Of which days a list shows what happens. */
export function DatePresets(props: Props) {
  const { value, today, onChange, label = 'Dates', presets = lastDays(today), fields = ['From', 'To'] } = props;
  const styles = useStyles();
  const [isCustom, setCustom] = useState(false);
  const { from, to } = value;
  const isBackwards = from !== undefined && to !== undefined && to < from;
  const preset = isCustom ? undefined : presets.find(([, span]) => span.from === from && span.to === to)?.[0];
  return (
    <div className={styles.root}>
      <div role="group" aria-label={label} className={styles.presets}>
        {presets.map(([name, span]) => (
          <ToggleButton
            key={name}
            checked={preset === name}
            onClick={() => {
              setCustom(false);
              onChange(span);
            }}
          >
            {name}
          </ToggleButton>
        ))}
        <ToggleButton checked={preset === undefined} onClick={() => setCustom(true)}>
          Custom
        </ToggleButton>
      </div>
      {preset === undefined && (
        <>
          <DateInput
            label={fields[0]}
            value={from ?? ''}
            onChange={(date) => onChange({ from: date || undefined, to })}
          />
          <DateInput
            label={fields[1]}
            value={to ?? ''}
            problem={isBackwards ? 'This is before the first day.' : undefined}
            onChange={(date) => onChange({ from, to: date || undefined })}
          />
        </>
      )}
    </div>
  );
}
