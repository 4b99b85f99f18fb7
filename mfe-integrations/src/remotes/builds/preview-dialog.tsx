import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useCopy, useHost } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';

const says = words.preview;

type Props = { name: string; link: { url: string; until: string }; onClose: () => void };

/** A preview link, to open or to hand on. */
export function PreviewDialog({ name, link: { url, until }, onClose }: Props) {
  const { hotelTimeZone } = useHost();
  const copy = useCopy();
  const address = new URL(url, location.origin).href;
  return (
    <ModalDialog
      title={says.title(name)}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>{says.close}</Button>
          <Button onClick={() => copy(address)}>{says.copy}</Button>
          <Button as="a" appearance="primary" href={address} target="_blank" rel="noopener">
            {says.open}
          </Button>
        </>
      }
    >
      <Field label={says.address}>
        <Input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Text>{says.until(formatHotelClock(new Date(until), hotelTimeZone))}</Text>
    </ModalDialog>
  );
}
