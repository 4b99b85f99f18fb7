import { useState, type FormEvent } from 'react';
import type { Mode } from '@booking/contracts/mode';
import type { SetupField, SetupProvider } from '@booking/contracts/setup';
import { hasStatus, sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { useForm } from '@booking/ui/form';
import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../../part-title.tsx';
import { useSaveCredentials } from '../setup.queries.ts';
import { providerNames, words } from '../setup.words.ts';
import { CredentialField } from './credential-field.tsx';
import { changesOf, editableOf, heldOf, isComplete, refusalOf, schemaOf, type Values } from './credential-values.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SetField } from './set-field.tsx';

const says = words.credentials;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '40rem' },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex' },
});

type Props = { mode: Mode; provider: SetupProvider; fields: readonly SetupField[] };

/** Credentials of a service. What is refused stays in the form, with the reason at its field where one is named. */
export function CredentialsForm({ mode, provider, fields }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const { mutateAsync } = useSaveCredentials(mode, provider);
  const [removing, setRemoving] = useState<SetupField>();
  const editable = editableOf(fields);
  const save = async (typed: Values): Promise<void> => {
    const changes = changesOf(editable, typed);
    await mutateAsync(changes).catch((error: Error) => {
      throw hasStatus(error, 422) ? refusalOf(error, changes, sentenceOf(error)) : error;
    });
    toast({ title: words.success, body: says.saved(providerNames[provider]) });
  };
  const isAllSet = isComplete(editable);
  const form = useForm({ schema: schemaOf(editable), values: heldOf(editable), save });
  // a secret that was saved is not shown again, not even as it was typed
  const clearSecrets = (): void => {
    const typed = form.getValues();
    const secrets = editable.filter(({ isSecret }) => isSecret).map(({ name }) => [name, '']);
    form.rebase({ ...typed, ...(Object.fromEntries(secrets) as Values) }, typed);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.isDirty || !isAllSet) void form.submit(clearSecrets);
  };
  return (
    <>
      <form className={styles.root} noValidate onSubmit={onSubmit} aria-label={says.title}>
        <PartTitle>{says.title}</PartTitle>
        {editable.length > 0 && <Text className={styles.quiet}>{says.purpose}</Text>}
        {fields.map((field) =>
          editable.includes(field) ? (
            <CredentialField key={field.name} form={form} field={field} onRemove={() => setRemoving(field)} />
          ) : (
            <SetField key={field.name} field={field} />
          ),
        )}
        {form.refusal && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{sentenceOf(form.refusal)}</MessageBarBody>
          </MessageBar>
        )}
        {editable.length > 0 && (
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={form.isSaving || (isAllSet && !form.isDirty)}>
              {form.isSaving ? says.saving : says.save}
            </Button>
          </div>
        )}
      </form>
      {/* outside of the form: React hands the submit of a dialog on to the form that it stands in */}
      {removing && (
        <RemoveDialog
          field={removing}
          remove={() => mutateAsync({ [removing.name]: '' })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
