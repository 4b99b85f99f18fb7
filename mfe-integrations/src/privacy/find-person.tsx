import { useState, type FormEvent } from 'react';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { reasonOf } from '@booking/http/request-error';
import { Button, Field, Input, makeStyles, MessageBar, MessageBarBody, Panel, tokens } from '@booking/ui/kit';
import { FoundPerson } from './found-person.tsx';
import { useFindPerson } from './privacy.queries.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  field: { flex: '1 1 20rem', maxWidth: '40rem' },
  // beside the input, not beside its label
  button: { marginTop: tokens.spacingVerticalXXL, '@media (max-width: 640px)': { marginTop: 0 } },
});

const listOf = (typed: string): string[] => typed.split(/[,;\n]/).flatMap((each) => each.trim() || []);

/** What is held about somebody, and what to do with it. */
export function FindPerson({ onErasing }: { onErasing: (id: string) => void }) {
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { data, error, mutate, isPending, reset } = useFindPerson();
  const find = (words: string): void => {
    const identifiers = listOf(words);
    const wrong = privacyEndpoints.find.body.safeParse({ identifiers }).error?.issues[0]?.message;
    setProblem(wrong);
    if (wrong === undefined) mutate(identifiers);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) find(typed);
  };
  const include = (more: string): void => {
    const words = `${typed}, ${more}`;
    setTyped(words);
    find(words);
  };
  return (
    <Panel title="Find a guest">
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          className={styles.field}
          label="Phone number, e-mail address or reservation"
          hint="Several with commas between them"
          validationMessage={problem}
        >
          <Input value={typed} autoComplete="off" onChange={(_, { value }) => setTyped(value)} />
        </Field>
        <Button type="submit" appearance="primary" className={styles.button} disabledFocusable={isPending}>
          {isPending ? 'Searching…' : 'Search'}
        </Button>
      </form>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{reasonOf(error)}</MessageBarBody>
        </MessageBar>
      )}
      {data && (
        <FoundPerson
          person={data}
          onInclude={include}
          onErasing={(id) => {
            reset();
            setTyped('');
            onErasing(id);
          }}
        />
      )}
    </Panel>
  );
}
