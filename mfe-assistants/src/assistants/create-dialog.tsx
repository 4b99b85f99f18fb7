import { audienceNames, type ToolAudience } from '@booking/contracts/tools';
import { useHost } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, Select, Textarea, useForm, useWatch } from '@booking/ui/form';
import { phoneNumberHint } from '../phone-number-hint.ts';
import { useCreate } from './assistants.mutations.ts';
import { isMissing, newAssistant, requiredToast } from './new-assistant.ts';
import { words } from './assistants.words.ts';
import { AccountChoice, PlatformIdInput, usePlatformAssistants } from './platform-id-input.tsx';

/** S1 section 5; the edit screen offers every type. */
const types = ['guest', 'staff'] as const satisfies readonly ToolAudience[];
type Type = (typeof types)[number];

const said = words.creating;

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
  const chosenId = useWatch({ control: form.control, name: 'assistantId' });
  /** A name that nobody typed is that of the assistant chosen at Vapi. */
  const takeName = (typed: string): void => {
    const name = form.getValues('name');
    const isTyped = name !== '' && !suggestions.some((other) => other.name === name);
    const chosen = suggestions.find(({ id }) => id === typed.trim());
    if (chosen && !isTyped) form.setValue('name', chosen.name, { shouldDirty: true, shouldValidate: true });
  };
  const choose = (id: string): void => {
    form.setValue('assistantId', id, { shouldDirty: true, shouldValidate: id !== '' });
    takeName(id);
  };
  return (
    <FormDialog form={form} title={words.create} confirm={said.confirm} saving={said.saving} onClose={onClose}>
      <AccountChoice suggestions={suggestions} chosen={chosenId.trim()} onChoose={choose} />
      <FormField form={form} name="name" required label={said.name}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="assistantId" required label={said.assistantId} hint={hint}>
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
      <FormField form={form} name="assistantType" label={said.type}>
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
      <FormField form={form} name="vapiPhoneNumberId" label={said.phoneNumber} hint={phoneNumberHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="description" label={said.description}>
        {(input) => <Textarea {...input} />}
      </FormField>
    </FormDialog>
  );
}
