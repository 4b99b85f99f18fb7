import { useRef, type FormEvent } from 'react';
import { Button, Field, Input, makeStyles, tokens, useUnsaved } from '@booking/ui/kit';
import { TestNumbersList } from './test-numbers-list.tsx';
import { useTestNumbers } from './use-test-numbers.ts';

const useStyles = makeStyles({
  add: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 20rem) auto',
    justifyContent: 'start',
    gap: tokens.spacingHorizontalS,
  },
  input: { minWidth: 0 },
  // in line with the input, whose label stands above it
  button: {
    alignSelf: 'start',
    minWidth: 0,
    marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalXXS} * 3)`,
  },
  save: { alignSelf: 'flex-start' },
});

/** The numbers that may be phoned for a test, to be changed. */
export function TestNumbersEditor({ saved }: { saved: readonly string[] }) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const { numbers, typed, problem, isChanged, isSaving, type, add, remove, save } = useTestNumbers(saved);
  useUnsaved(isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) add();
    input.current?.focus();
  };
  return (
    <>
      <TestNumbersList
        numbers={numbers}
        onRemove={(number) => {
          if (!isSaving) remove(number);
          input.current?.focus();
        }}
      />
      <form className={styles.add} onSubmit={submit} noValidate>
        <Field label="Number to add" validationMessage={problem}>
          <Input
            className={styles.input}
            ref={input}
            type="tel"
            autoComplete="off"
            placeholder="+15125550100"
            value={typed}
            onChange={(_, { value }) => type(value)}
          />
        </Field>
        <Button type="submit" className={styles.button}>
          Add
        </Button>
      </form>
      <Button className={styles.save} disabledFocusable={!isChanged || isSaving} onClick={save}>
        {isSaving ? 'Saving…' : 'Save Numbers'}
      </Button>
    </>
  );
}
