import { useState, type ReactNode } from 'react';
import { makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { ActionDialog } from '../overlays/lazy-overlays.ts';
import type { Conflict } from './conflict.ts';

const useStyles = makeStyles({
  scrolling: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxHeight: '50vh',
    overflowY: 'auto',
  },
  field: { margin: 0, padding: 0, minWidth: 0, border: 'none' },
  name: { fontWeight: tokens.fontWeightSemibold },
});

type Choice = 'mine' | 'theirs';

type Props<Field> = {
  conflict: Pick<Conflict<unknown, Field>, 'both' | 'onlyTheirs'>;
  labelOf: (field: Field) => string;
  /** Both versions of a field. */
  comparison: (field: Field) => ReactNode;
  isSaving: boolean;
  /** @param chosen the fields where the other's version stays */
  onDecided: (chosen: Field[]) => void;
  onPutOff: () => void;
};

/** Two people saved: for each field that both changed a person says whose stays. Closing it leaves everything as it is. */
export function ConflictDialog<Field extends string>(props: Props<Field>) {
  const { conflict, labelOf, comparison, isSaving, onDecided, onPutOff } = props;
  const { both, onlyTheirs } = conflict;
  const styles = useStyles();
  const [choices, setChoices] = useState<Partial<Record<Field, Choice>>>({});
  const isDecided = both.every((field) => choices[field]);
  const confirm = (close: () => void): void => {
    if (!isDecided) return;
    onDecided(both.filter((field) => choices[field] === 'theirs'));
    close();
  };
  return (
    <ActionDialog
      title="Someone else saved changes"
      confirm={isDecided ? 'Save' : 'Choose for every field'}
      isPending={isSaving || !isDecided}
      error={null}
      onConfirm={confirm}
      onClose={onPutOff}
    >
      <Text>
        {both.length > 0
          ? 'You both changed these fields. Choose whose stays; nothing is saved before.'
          : 'None of your fields was changed by the other, so both can be kept.'}
      </Text>
      <div className={styles.scrolling}>
        {both.map((field) => (
          <fieldset key={field} className={styles.field}>
            <legend className={styles.name}>{labelOf(field)}</legend>
            {comparison(field)}
            <RadioGroup
              layout="horizontal"
              aria-label={`Whose ${labelOf(field)}`}
              value={choices[field] ?? ''}
              onChange={(_, { value }) => setChoices((others) => ({ ...others, [field]: value as Choice }))}
            >
              <Radio value="theirs" label="Keep theirs" />
              <Radio value="mine" label="Keep yours" />
            </RadioGroup>
          </fieldset>
        ))}
      </div>
      {onlyTheirs.length > 0 && <Text>Changed by the other and taken over: {onlyTheirs.map(labelOf).join(', ')}.</Text>}
    </ActionDialog>
  );
}
