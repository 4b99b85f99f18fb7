import type { FormEvent } from 'react';
import { settingSchemas } from '@booking/contracts/settings';
import { sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { FormField, Input, useForm, useWatch } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { useSaveSetting } from './settings.queries.ts';
import { TestNumbersList } from './test-numbers-list.tsx';
import { numberToAdd } from './test-numbers.ts';

const schema = z.object({ numbers: settingSchemas.testCallNumbers });

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
  const { toast } = useHost();
  const { mutateAsync } = useSaveSetting();
  const list = useForm({
    schema,
    values: { numbers: [...saved] },
    save: ({ numbers }) =>
      mutateAsync(
        { key: 'testCallNumbers', value: numbers },
        {
          onSuccess: () => toast({ title: 'Success', body: 'The test call numbers are saved' }),
          onError: (error) => {
            toast({ intent: 'error', title: 'Error', body: error.message || 'Failed to save the test call numbers' });
            typed.setError('number', { type: 'server', message: sentenceOf(error) });
          },
        },
      ),
  });
  const numbers = useWatch({ control: list.control, name: 'numbers' });
  const change = (next: string[]): void => list.setValue('numbers', next, { shouldDirty: true });
  const typed = useForm({
    schema: numberToAdd(numbers),
    values: { number: '' },
    save: ({ number }) => change([...numbers, number]),
    isGuarded: false,
  });
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (!list.isSaving) void typed.submit(() => typed.rebase({ number: '' }, typed.getValues()));
    typed.setFocus('number');
  };
  return (
    <>
      <TestNumbersList
        numbers={numbers}
        onRemove={(number) => {
          if (!list.isSaving) change(numbers.filter((other) => other !== number));
          typed.clearErrors();
          typed.setFocus('number');
        }}
      />
      <form className={styles.add} onSubmit={add} noValidate>
        <FormField form={typed} name="number" label="Number to add">
          {(input) => (
            <Input className={styles.input} type="tel" autoComplete="off" placeholder="+15125550100" {...input} />
          )}
        </FormField>
        <Button type="submit" className={styles.button}>
          Add
        </Button>
      </form>
      <Button
        className={styles.save}
        disabledFocusable={!list.isDirty || list.isSaving}
        onClick={() => void list.submit()}
      >
        {list.isSaving ? 'Saving…' : 'Save Numbers'}
      </Button>
    </>
  );
}
