import { useState } from 'react';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Button, Text } from '@booking/ui/kit';
import { useSendLink } from './precheckins.queries.ts';
import { words } from './precheckins.words.ts';

const { link } = words;

function SendLinkDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSendLink();
  const form = useForm({
    schema: precheckinDeskEndpoints.send.body,
    values: { reservationId: '' },
    save: mutateAsync,
  });
  return (
    <FormDialog form={form} title={link.title} confirm={link.does} saving={link.doing} onClose={onClose}>
      <FormField form={form} name="reservationId" label={link.number} hint={link.hint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>{link.body}</Text>
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
        {link.send}
      </Button>
      {isAsking && <SendLinkDialog onClose={() => setAsking(false)} />}
    </>
  );
}
