import { useState } from 'react';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Button, Text } from '@booking/ui/kit';
import { useSendLink } from './precheckins.queries.ts';

function SendLinkDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSendLink();
  const form = useForm({
    schema: precheckinDeskEndpoints.send.body,
    values: { reservationId: '' },
    save: mutateAsync,
  });
  return (
    <FormDialog form={form} title="Send a Link" confirm="Send" saving="Sending…" onClose={onClose}>
      <FormField form={form} name="reservationId" label="Reservation number" hint="As Cloudbeds has it">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>
        The link goes by text to the phone of the reservation. One that was sent before opens nothing any more; what the
        guest signed with it stays.
      </Text>
    </FormDialog>
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
