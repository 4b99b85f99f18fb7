import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import { Checkbox, FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { useErase } from './privacy.queries.ts';

type Props = { person: PersonFound; onBegun: (id: string) => void; onClose: () => void };

/** Asks for the word that cannot be typed by mistake, and begins. */
export function EraseDialog({ person: { identifiers, names, open }, onBegun, onClose }: Props) {
  const { mutateAsync } = useErase();
  const form = useForm({
    schema: privacyEndpoints.erase.body,
    values: { identifiers, confirm: '', evenIfOpen: false },
    save: mutateAsync,
    isGuarded: false,
  });
  return (
    <FormDialog
      form={form}
      title="Erase this guest?"
      confirm="Erase"
      saving="Erasing…"
      onSaved={({ id }) => onBegun(id)}
      onClose={onClose}
    >
      <Text>
        All that says who {names.join(', ') || 'this guest'} is will be erased, here and where the services can be asked
        to. It cannot be taken back. The report says what is kept and why.
      </Text>
      {open.length > 0 && (
        <>
          <Text>{open.join(' ')}</Text>
          <FormField form={form} name="evenIfOpen">
            {({ value, ...input }) => <Checkbox label="Go on although this is not over" checked={value} {...input} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="confirm" label="Type ERASE to confirm">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
    </FormDialog>
  );
}
