import type { Assistant } from '@booking/contracts/assistants';
import { useHost } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useDuplicate } from './assistants.mutations.ts';
import { duplicate, isMissing, requiredToast } from './new-assistant.ts';
import { PlatformIdInput, usePlatformAssistants } from './platform-id-input.tsx';

/** The same configuration for another assistant of Vapi. */
export function DuplicateDialog({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const { toast } = useHost();
  const { mutateAsync } = useDuplicate(assistant);
  const { suggestions, hint } = usePlatformAssistants();
  const form = useForm({
    schema: duplicate,
    values: { name: `${assistant.name} (copy)`, assistantId: '' },
    save: mutateAsync,
    onInvalid: (errors) => isMissing(errors) && toast(requiredToast),
  });
  return (
    <FormDialog
      form={form}
      title={`Duplicate ${assistant.name}`}
      confirm="Duplicate"
      saving="Duplicating…"
      onClose={onClose}
    >
      <Text>Everything but the published versions is copied into a new draft.</Text>
      <FormField form={form} name="name" required label="Name">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="assistantId" required label="Vapi assistant ID" hint={hint}>
        {(input) => <PlatformIdInput suggestions={suggestions} {...input} />}
      </FormField>
    </FormDialog>
  );
}
