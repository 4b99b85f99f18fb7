import { audienceNames, type ToolAudience } from '@booking/contracts/tools';
import { useHost } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, Select, Textarea, useForm } from '@booking/ui/form';
import { phoneNumberHint } from '../phone-number-hint.ts';
import { useCreate } from './assistants.mutations.ts';
import { isMissing, newAssistant, requiredToast } from './new-assistant.ts';
import { PlatformIdInput, usePlatformAssistants } from './platform-id-input.tsx';

/** S1 section 5; the edit screen offers every type. */
const types = ['guest', 'staff'] as const satisfies readonly ToolAudience[];
type Type = (typeof types)[number];

const blank = {
  name: '',
  assistantId: '',
  vapiPhoneNumberId: '',
  assistantType: 'guest' as Type,
  description: '',
};

/** Takes an assistant of Vapi into the console. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useHost();
  const { mutateAsync } = useCreate();
  const { suggestions, hint } = usePlatformAssistants();
  const form = useForm({
    schema: newAssistant,
    values: blank,
    save: mutateAsync,
    onInvalid: (errors) => isMissing(errors) && toast(requiredToast),
  });
  /** A name that was left empty becomes that of the assistant chosen at Vapi. */
  const takeName = (typed: string): void => {
    const chosen = suggestions.find(({ id }) => id === typed.trim());
    if (chosen && !form.getValues('name')) form.setValue('name', chosen.name, { shouldDirty: true });
  };
  return (
    <FormDialog
      form={form}
      title="Create New Assistant"
      confirm="Create Assistant"
      saving="Creating…"
      onClose={onClose}
    >
      <FormField form={form} name="name" required label="Name">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="assistantId" required label="Vapi assistant ID" hint={hint}>
        {({ onChange, ...input }) => (
          <PlatformIdInput
            {...input}
            suggestions={suggestions}
            onChange={(event, { value }) => {
              onChange(event);
              takeName(value);
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="assistantType" label="Type">
        {(input) => (
          <Select {...input}>
            {types.map((type) => (
              <option key={type} value={type}>
                {audienceNames[type]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="vapiPhoneNumberId" label="Vapi phone number ID" hint={phoneNumberHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(input) => <Textarea {...input} />}
      </FormField>
    </FormDialog>
  );
}
