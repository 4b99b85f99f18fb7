import { useState } from 'react';
import { ActionDialog, makeStyles, Radio, RadioGroup, Text, tokens } from '@booking/ui/kit';
import { Comparison } from './compare/comparison.tsx';
import type { Conflict } from './conflict.ts';
import { labelOf, type DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';

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

/** Two people saved: for each field that both changed a person says whose stays. Closing it leaves everything as it is. */
export function ConflictDialog({ conflict: { theirs, both, onlyTheirs } }: { conflict: Conflict }) {
  const styles = useStyles();
  const { changes, settle, putOff, save, isSaving, discard } = useEditor();
  const [choices, setChoices] = useState<Partial<Record<DraftField, Choice>>>({});
  const isDecided = both.every((field) => choices[field]);
  const confirm = (close: () => void): void => {
    if (!isDecided) return;
    const left = settle(
      theirs,
      both.filter((field) => choices[field] === 'theirs'),
    );
    close();
    if (Object.keys(left).length > 0) void save({ changes: left, base: theirs });
    else discard();
  };
  return (
    <ActionDialog
      title="Somebody else saved meanwhile"
      confirm={isDecided ? 'Save' : 'Choose for every field'}
      isPending={isSaving || !isDecided}
      error={null}
      onConfirm={confirm}
      onClose={putOff}
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
            <Comparison names={['Theirs', 'Yours']} before={theirs[field]} after={changes[field] ?? null} />
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
