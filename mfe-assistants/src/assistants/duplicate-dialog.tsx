import type { Assistant } from '@booking/contracts/assistants';
import { useHost } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useDuplicate } from './assistants.mutations.ts';
import { duplicate, isMissing, requiredToast } from './new-assistant.ts';
import { words } from './assistants.words.ts';
import { PlatformIdInput, usePlatformAssistants } from './platform-id-input.tsx';

const said = words.duplicating;

/** The same configuration for another assistant of Vapi. */
export function DuplicateDialog({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const { toast } = useHost();
  const { mutateAsync } = useDuplicate(assistant);
  const { suggestions, hint } = usePlatformAssistants();
  const form = useForm({
    schema: duplicate,
    values: { name: said.copyOf(assistant.name), assistantId: '' },
    save: mutateAsync,
    onInvalid: (errors) => isMissing(errors) && toast(requiredToast),
  });
  return (
    <FormDialog
      form={form}
      title={words.card.duplicate(assistant.name)}
      confirm={said.confirm}
      saving={said.saving}
      onClose={onClose}
    >
      <Text>{said.body}</Text>
      <FormField form={form} name="name" required label={words.creating.name}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="assistantId" required label={words.creating.assistantId} hint={hint}>
        {(input) => <PlatformIdInput suggestions={suggestions} {...input} />}
      </FormField>
    </FormDialog>
  );
}
