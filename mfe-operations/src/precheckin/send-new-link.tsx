import { useState } from 'react';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import type { Precheckin } from '@booking/contracts/precheckins';
import { useMay } from '@booking/remote-kit/kit';
import { ActionDialog, Button, Text } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';
import { useSendNewLink } from './precheckin.queries.ts';

const { link } = words;

function SendNewLinkDialog({ precheckin, onClose }: { precheckin: Precheckin; onClose: () => void }) {
  const { mutate, isPending, error } = useSendNewLink(precheckin);
  return (
    <ActionDialog
      title={link.dialog(precheckin.guestName)}
      confirm={isPending ? link.doing : link.does}
      isPending={isPending}
      error={error}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      <Text>{link.body}</Text>
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
        {link.send}
      </Button>
      {isAsking && <SendNewLinkDialog precheckin={precheckin} onClose={() => setAsking(false)} />}
    </>
  );
}
