import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useCopy, useHost } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';

type Props = { name: string; link: { url: string; until: string }; onClose: () => void };

/** A preview link, to open or to hand on. */
export function PreviewDialog({ name, link: { url, until }, onClose }: Props) {
  const { hotelTimeZone } = useHost();
  const copy = useCopy();
  const address = new URL(url, location.origin).href;
  return (
    <ModalDialog
      title={`Preview of ${name}`}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button onClick={() => copy(address)}>Copy link</Button>
          <Button as="a" appearance="primary" href={address} target="_blank" rel="noopener">
            Open in a new tab
          </Button>
        </>
      }
    >
      <Field label="Address">
        <Input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Text>
        The console shows this build in that one tab, until {formatHotelClock(new Date(until), hotelTimeZone)}. Whoever
        opens it has to be signed in.
      </Text>
    </ModalDialog>
  );
}
