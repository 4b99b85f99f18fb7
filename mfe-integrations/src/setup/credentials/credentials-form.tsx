import { useState } from 'react';
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
import { changesOf, editableOf, heldOf, refusalOf, schemaOf, type Values } from './credential-values.ts';
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
    try {
      await mutateAsync(changes);
    } catch (error) {
      throw hasStatus(error, 422) ? refusalOf(error as Error, changes, sentenceOf(error as Error)) : error;
    }
    // a secret that was saved is not shown again, not even by what was typed
    for (const { name, isSecret } of editable) if (isSecret) form.resetField(name, { defaultValue: '' });
    toast({ title: words.success, body: says.saved(providerNames[provider]) });
  };
  const form = useForm({ schema: schemaOf(editable), values: heldOf(editable), save });
  return (
    <form className={styles.root} noValidate onSubmit={form.onSubmit} aria-label={says.title}>
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
          <Button type="submit" appearance="primary" disabledFocusable={form.isSaving}>
            {form.isSaving ? says.saving : says.save}
          </Button>
        </div>
      )}
      {removing && (
        <RemoveDialog
          field={removing}
          remove={() => mutateAsync({ [removing.name]: '' })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </form>
  );
}
