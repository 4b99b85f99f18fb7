import { useState } from 'react';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import type { Precheckin } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { ActionDialog, Button, Text } from '@booking/ui/kit';
import { useSendNewLink } from './precheckin.queries.ts';

function SendNewLinkDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutate, isPending, error } = useSendNewLink(precheckin);
  return (
    <ActionDialog
      title={`Send ${precheckin.guestName} a new link`}
      confirm={isPending ? 'Sending…' : 'Send'}
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>
        It goes by text to the phone of the reservation. The link that was sent before opens nothing any more; what the
        guest signed with it stays.
      </Text>
    </ActionDialog>
  );
}

/** Takes the place of a link that was lost; nothing once the guest is checked in, and for whoever may not. */
export function SendNewLink({ precheckin }: { precheckin: Precheckin }) {
  const isAllowed = useMay('precheckins:handle');
  const [isAsking, setAsking] = useState(false);
  if (!isAllowed || precheckin.step === 'checked_in') return null;
  return (
    <>
      <Button icon={<SendRegular />} onClick={() => setAsking(true)}>
        Send a new link
      </Button>
      {isAsking && <SendNewLinkDialog precheckin={precheckin} onClose={() => setAsking(false)} />}
    </>
  );
}
