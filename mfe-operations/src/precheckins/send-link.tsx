import { useState } from 'react';
import { SendRegular } from '@fluentui/react-icons';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { ActionDialog, Button, Field, Input, Text } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { useSendLink } from './precheckins.queries.ts';

const { reservationId: numberSchema } = precheckinDeskEndpoints.send.body.shape;

function SendLinkDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useSendLink();
  const number = useChecked(numberSchema);
  const confirm = (close: () => void): void => {
    if (number.check()) mutate(number.text.trim(), { onSuccess: close });
  };
  return (
    <ActionDialog
      title="Send a Link"
      confirm={isPending ? 'Sending…' : 'Send'}
      isPending={isPending}
      isUnsaved={number.isChanged}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Reservation number" hint="As Cloudbeds has it" validationMessage={number.problem}>
        <Input
          autoComplete="off"
          maxLength={60}
          value={number.text}
          onChange={(_, { value }) => number.setText(value)}
        />
      </Field>
      <Text>
        The link goes by text to the phone of the reservation. One that was sent before opens nothing any more; what the
        guest signed with it stays.
      </Text>
    </ActionDialog>
  );
}

/** Sends a link for a reservation that has none yet, or whose guest lost it; nothing for whoever may not. */
export function SendLink() {
  const isAllowed = useMay('precheckins:handle');
  const [isAsking, setAsking] = useState(false);
  if (!isAllowed) return null;
  return (
    <>
      <Button icon={<SendRegular />} onClick={() => setAsking(true)}>
        Send a link
      </Button>
      {isAsking && <SendLinkDialog onClose={() => setAsking(false)} />}
    </>
  );
}
