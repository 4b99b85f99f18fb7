import { useState } from 'react';
import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import { ActionDialog, Checkbox, Field, Input, Text } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { useErase } from './privacy.queries.ts';

type Props = { person: PersonFound; onBegun: (id: string) => void; onClose: () => void };

/** Asks for the word that cannot be typed by mistake, and begins. */
export function EraseDialog({ person: { identifiers, names, open }, onBegun, onClose }: Props) {
  const word = useChecked(privacyEndpoints.erase.body.shape.confirm);
  const [evenIfOpen, setEvenIfOpen] = useState(false);
  const { mutate, isPending, error } = useErase();
  const erase = (close: () => void): void => {
    if (!word.check()) return;
    const begun = (id: string): void => {
      // closed first: what is behind an open dialog cannot take the focus
      close();
      onBegun(id);
    };
    mutate({ identifiers, confirm: 'ERASE', evenIfOpen }, { onSuccess: ({ id }) => begun(id) });
  };
  return (
    <ActionDialog
      title="Erase this guest?"
      confirm={isPending ? 'Erasing…' : 'Erase'}
      isPending={isPending}
      error={error}
      onConfirm={erase}
      onClose={onClose}
    >
      <Text>
        All that says who {names.join(', ') || 'this guest'} is will be erased, here and where the services can be asked
        to. It cannot be taken back. The report says what is kept and why.
      </Text>
      {open.length > 0 && (
        <>
          <Text>{open.join(' ')}</Text>
          <Checkbox
            label="Go on although this is not over"
            checked={evenIfOpen}
            onChange={(_, { checked }) => setEvenIfOpen(checked === true)}
          />
        </>
      )}
      <Field label="Type ERASE to confirm" validationMessage={word.problem}>
        <Input value={word.text} autoComplete="off" onChange={(_, { value }) => word.setText(value)} />
      </Field>
    </ActionDialog>
  );
}
