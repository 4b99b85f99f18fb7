import type { RemoteState } from '@booking/contracts/remote-releases';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@booking/ui/kit';
import { buildName } from './build-name.ts';
import type { Wish } from './change-words.ts';

type Props = { remote: string; build: NonNullable<RemoteState['offered']>; onWish: (wish: Wish) => void };

/** A build that came with the installation. What people shipped stays until one of them takes it live. */
export function OfferedBuild({ remote, build, onWish }: Props) {
  const { hotelTimeZone } = useHost();
  const mayShip = useMay('remotes:ship');
  const name = buildName(build);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {name} came with the installation, {formatHotelTime(new Date(build.at), hotelTimeZone)}, and is not live. What
        was shipped stays until another build is taken live.
      </MessageBarBody>
      {mayShip && (
        <MessageBarActions>
          <Button
            size="small"
            aria-label={`Take live: ${remote} ${name}, from the installation`}
            onClick={() => onWish({ kind: 'live', build })}
          >
            Take live
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
