import type { BootManifest } from '@booking/contracts/remotes';
import { formatHotelClock } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@booking/ui/kit';
import { forgetPreview } from './preview.ts';

function end(): void {
  forgetPreview();
  location.reload();
}

const nameOf = ({ remotes }: BootManifest, wanted: string): string => {
  const remote = remotes.find(({ id }) => id === wanted);
  return remote?.nav[0]?.label ?? remote?.routes[0]?.title ?? wanted;
};

/** Says that this tab shows one remote in a version that is not live, or that it was asked to and does not any more. */
export function PreviewBanner({ boot }: { boot: BootManifest }) {
  const { hotelTimeZone } = useHost();
  const { preview, endedPreview } = boot;
  const named = preview ?? endedPreview;
  if (!named) return null;
  const build = `${nameOf(boot, named.remote)} ${named.version}`;
  const until = formatHotelClock(new Date(named.until), hotelTimeZone);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {preview
          ? `Preview: ${build}, only in this tab, until ${until}`
          : `The preview of ${build} ended at ${until}. This is what is live; ask for a new link to see it again.`}
      </MessageBarBody>
      {preview && (
        <MessageBarActions>
          <Button size="small" onClick={end}>
            End preview
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
