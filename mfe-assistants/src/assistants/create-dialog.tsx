import { useState } from 'react';
import { audienceNames, type ToolAudience } from '@booking/contracts/tools';
import { useHost } from '@booking/remote-kit/kit';
import { ActionDialog, Field, Input, Select, Textarea } from '@booking/ui/kit';
import { phoneNumberHint } from '../phone-number-hint.ts';
import { useCreate } from './assistants.mutations.ts';
import { missing, requiredToast } from './missing.ts';
import { PlatformIdField } from './platform-id-field.tsx';

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
  const { mutate, isPending, error } = useCreate();
  const [isChecked, setChecked] = useState(false);
  const [draft, setDraft] = useState(blank);
  const edit = (change: Partial<typeof blank>) => setDraft((others) => ({ ...others, ...change }));
  const create = (close: () => void): void => {
    setChecked(true);
    if (missing(draft.name) || missing(draft.assistantId)) return toast(requiredToast);
    mutate(draft, { onSuccess: close });
  };
  return (
    <ActionDialog
      title="Create New Assistant"
      confirm={isPending ? 'Creating…' : 'Create Assistant'}
      isPending={isPending}
      isUnsaved={draft !== blank}
      error={error}
      onConfirm={create}
      onClose={onClose}
    >
      <Field required label="Name" validationMessage={isChecked ? missing(draft.name) : undefined}>
        <Input autoComplete="off" value={draft.name} onChange={(_, { value }) => edit({ name: value })} />
      </Field>
      <PlatformIdField
        value={draft.assistantId}
        problem={isChecked ? missing(draft.assistantId) : undefined}
        onChange={(assistantId, nameThere = '') => edit({ assistantId, name: draft.name || nameThere })}
      />
      <Field label="Type">
        <Select value={draft.assistantType} onChange={(_, { value }) => edit({ assistantType: value as Type })}>
          {types.map((type) => (
            <option key={type} value={type}>
              {audienceNames[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Vapi phone number ID" hint={phoneNumberHint}>
        <Input
          autoComplete="off"
          value={draft.vapiPhoneNumberId}
          onChange={(_, { value }) => edit({ vapiPhoneNumberId: value })}
        />
      </Field>
      <Field label="Description">
        <Textarea value={draft.description} onChange={(_, { value }) => edit({ description: value })} />
      </Field>
    </ActionDialog>
  );
}
