import { useState } from 'react';
import type { Assistant } from '@booking/contracts/assistants';
import { useHost } from '@booking/remote-kit/kit';
import { ActionDialog, Field, Input, Text } from '@booking/ui/kit';
import { useDuplicate } from './assistants.mutations.ts';
import { missing, requiredToast } from './missing.ts';
import { PlatformIdField } from './platform-id-field.tsx';

/** The same configuration for another assistant of Vapi. */
export function DuplicateDialog({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const { toast } = useHost();
  const { mutate, isPending, error } = useDuplicate(assistant);
  const [isChecked, setChecked] = useState(false);
  const suggested = `${assistant.name} (copy)`;
  const [name, setName] = useState(suggested);
  const [assistantId, setAssistantId] = useState('');
  const duplicate = (close: () => void): void => {
    setChecked(true);
    if (missing(name) || missing(assistantId)) return toast(requiredToast);
    mutate({ name, assistantId }, { onSuccess: close });
  };
  return (
    <ActionDialog
      title={`Duplicate ${assistant.name}`}
      confirm={isPending ? 'Duplicating…' : 'Duplicate'}
      isPending={isPending}
      isUnsaved={name !== suggested || assistantId !== ''}
      error={error}
      onConfirm={duplicate}
      onClose={onClose}
    >
      <Text>Everything but the published versions is copied into a new draft.</Text>
      <Field required label="Name" validationMessage={isChecked ? missing(name) : undefined}>
        <Input autoComplete="off" value={name} onChange={(_, { value }) => setName(value)} />
      </Field>
      <PlatformIdField
        value={assistantId}
        problem={isChecked ? missing(assistantId) : undefined}
        onChange={setAssistantId}
      />
    </ActionDialog>
  );
}
