import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { reasonOf } from '@booking/http/request-error';
import { useLocation } from '@booking/remote-kit/kit';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Button, makeStyles, MessageBar, MessageBarBody, Panel, tokens } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { FoundPerson } from './found-person.tsx';
import { useFindPerson } from './privacy.queries.ts';
import { words } from './privacy.words.ts';

const says = words.find;

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  field: { flex: '1 1 20rem', maxWidth: '40rem' },
  // as high as the label above the input, with the space that Fluent leaves below it
  button: {
    marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalXXS} * 2 + ${tokens.spacingVerticalXXS})`,
    '@media (max-width: 40rem)': { marginTop: 0 },
  },
});

const listOf = (typed: string): string[] => typed.split(/[,;\n]/).flatMap((each) => each.trim() || []);
const { identifiers } = privacyEndpoints.find.body.shape;
const schema = z.object({ identifiers: z.pipe(z.transform(listOf), identifiers) });

/** What is held about somebody, and what to do with it. */
export function FindPerson({ onErasing }: { onErasing: (id: string) => void }) {
  const styles = useStyles();
  const { data, mutateAsync, reset } = useFindPerson();
  // a link leads here for one guest
  const linked = new URLSearchParams(useLocation().search).get('guest') ?? '';
  const form = useForm({ schema, values: { identifiers: linked }, save: mutateAsync, isGuarded: false });
  const include = (more: string): void => {
    form.setValue('identifiers', `${form.getValues('identifiers')}, ${more}`);
    void form.submit();
  };
  return (
    <Panel title={says.title}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormField form={form} name="identifiers" className={styles.field} label={says.label} hint={says.hint}>
          {(input) => <Input autoComplete="off" {...input} />}
        </FormField>
        <Button type="submit" appearance="primary" className={styles.button} disabledFocusable={form.isSaving}>
          {form.isSaving ? says.searching : says.search}
        </Button>
      </form>
      {form.refusal && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{reasonOf(form.refusal)}</MessageBarBody>
        </MessageBar>
      )}
      {data && (
        <FoundPerson
          person={data}
          onInclude={include}
          onErasing={(id) => {
            reset();
            form.setValue('identifiers', '');
            onErasing(id);
          }}
        />
      )}
    </Panel>
  );
}
