import type { Invitation } from '@booking/contracts/accounts';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useCopy, useHost } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';

type Props = { invitation: Invitation; onClose: () => void };

/** A link that is shown this once, to be handed over. */
export function LinkDialog({ invitation: { account, link, until }, onClose }: Props) {
  const { hotelTimeZone } = useHost();
  const copy = useCopy();
  return (
    <ModalDialog
      title={`Link for ${account.name}`}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button appearance="primary" onClick={() => copy(link)}>
            Copy link
          </Button>
        </>
      }
    >
      <Field label="Link">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Text>
        Hand it to {account.name} alone: whoever opens it first chooses the password. It works once, until{' '}
        {formatHotelTime(new Date(until), hotelTimeZone)}, and is not shown again.
      </Text>
    </ModalDialog>
  );
}
