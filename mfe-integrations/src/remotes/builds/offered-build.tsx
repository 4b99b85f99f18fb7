import type { RemoteState } from '@booking/contracts/remote-releases';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@booking/ui/kit';
import { buildName } from './build-name.ts';
import { words } from '../remotes.words.ts';
import type { Wish } from '../changes/change-words.ts';

type Props = { remote: string; build: NonNullable<RemoteState['offered']>; onWish: (wish: Wish) => void };

/** A build that came with the installation. What people shipped stays until one of them deploys it. */
export function OfferedBuild({ remote, build, onWish }: Props) {
  const { hotelTimeZone } = useHost();
  const mayShip = useMay('remotes:ship');
  const name = buildName(build);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {words.installed(name, timeInWords(new Date(build.at), hotelTimeZone, new Date()))}
      </MessageBarBody>
      {mayShip && (
        <MessageBarActions>
          <Button
            size="small"
            aria-label={words.deployInstalled(remote, name)}
            onClick={() => onWish({ kind: 'live', build })}
          >
            {words.deploy}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
