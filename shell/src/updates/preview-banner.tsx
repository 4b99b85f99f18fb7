import type { BootManifest } from '@booking/contracts/remotes';
import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@booking/ui/kit';
import { forgetPreview } from './preview.ts';

function end(): void {
  forgetPreview();
  location.reload();
}

/** Says that this tab shows one remote in a version that is not live. */
export function PreviewBanner({ boot: { preview, remotes } }: { boot: BootManifest }) {
  const { hotelTimeZone } = useHost();
  if (!preview) return null;
  const remote = remotes.find(({ id }) => id === preview.remote);
  const name = remote?.nav[0]?.label ?? remote?.routes[0]?.title ?? preview.remote;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Preview: {name} {preview.version}, only in this tab, until{' '}
        {formatHotelClock(new Date(preview.until), hotelTimeZone)}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={end}>
          End preview
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
