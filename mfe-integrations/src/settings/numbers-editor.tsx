import type { FormEvent } from 'react';
import { settingSchemas } from '@booking/contracts/settings';
import { failureOf, sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { FormField, Input, useForm, useWatch } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { useSaveSetting } from './settings.queries.ts';
import { numberToAdd } from './numbers.ts';
import { NumbersList, type NumbersWords } from './numbers-list.tsx';

type Props = {
  setting: 'testCallNumbers' | 'ownLines';
  words: NumbersWords & { label: string; add: string; save: string };
  saved: readonly string[];
};

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

/** The numbers of a setting, to be changed. */
export function NumbersEditor({ setting, words, saved }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const { mutateAsync } = useSaveSetting();
  const list = useForm({
    schema: z.object({ numbers: settingSchemas[setting] }),
    values: { numbers: [...saved] },
    save: ({ numbers }) =>
      mutateAsync(
        { key: setting, value: numbers },
        {
          onSuccess: () => toast({ title: 'Success', body: `The ${words.name.toLowerCase()} are saved` }),
          onError: (error) => {
            const failed = `Failed to save the ${words.name.toLowerCase()}`;
            toast({ intent: 'error', title: 'Error', body: failureOf(error, failed) });
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
      <NumbersList
        words={words}
        numbers={numbers}
        onRemove={(number) => {
          if (!list.isSaving) change(numbers.filter((other) => other !== number));
          typed.clearErrors();
          typed.setFocus('number');
        }}
      />
      <form className={styles.add} onSubmit={add} noValidate>
        <FormField form={typed} name="number" label={words.label}>
          {(input) => (
            <Input className={styles.input} type="tel" autoComplete="off" placeholder="+15125550100" {...input} />
          )}
        </FormField>
        <Button type="submit" className={styles.button}>
          {words.add}
        </Button>
      </form>
      <Button
        className={styles.save}
        disabledFocusable={!list.isDirty || list.isSaving}
        onClick={() => void list.submit()}
      >
        {list.isSaving ? 'Saving…' : words.save}
      </Button>
    </>
  );
}
