import { useRef, useState } from 'react';
import type { RemoteState } from '@booking/contracts/remote-releases';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { makeStyles, MessageBar, MessageBarBody, Panel, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { BuildTable } from './build-table.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import type { Wish } from './change-words.ts';
import { ErrorList } from './error-list.tsx';
import { Folded } from './folded.tsx';
import { OfferedBuild } from './offered-build.tsx';
import { RemoteActions } from './remote-actions.tsx';
import { ServedTable } from './served-table.tsx';
import { ShipCommand } from './ship-command.tsx';
import { ShipTokens } from './ship-tokens.tsx';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' } });

function State({ remote: { canary, switchedOff, retired } }: { remote: RemoteState }) {
  if (retired) return <StatusBadge tone="neutral">Retired</StatusBadge>;
  if (switchedOff) return <StatusBadge tone="bad">Switched off</StatusBadge>;
  return canary ? <StatusBadge tone="info">Canary runs</StatusBadge> : <StatusBadge tone="good">Live</StatusBadge>;
}

/** One remote: what is live of it, how it does, and for whoever may, what can be done about it. */
export function RemotePanel({ remote }: { remote: RemoteState }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const mayShip = useMay('remotes:ship');
  const [wish, setWish] = useState<Wish>();
  const actions = useRef<HTMLDivElement>(null);
  const { id, screens, team, hasSite, switchedOff, retired, offered } = remote;
  const titles = [...new Set(screens.map(({ title }) => title))];
  return (
    <Panel title={id} aside={<State remote={remote} />}>
      <Text className={styles.quiet}>{titles.join(', ')}</Text>
      <Text className={styles.quiet}>
        {team ? `Owned by ${team.name}, ${team.contact}` : 'Nobody owns it: its remote.json names no team.'}
      </Text>
      {hasSite && (
        <Text className={styles.quiet}>
          Guests have these pages too: a build that is shipped, tried or gone back to reaches them, and switching off
          closes the pages for them. The loads below count theirs.
        </Text>
      )}
      {switchedOff && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            Switched off by {switchedOff.by}, {formatHotelTime(new Date(switchedOff.at), hotelTimeZone)}:{' '}
            {switchedOff.reason}
          </MessageBarBody>
        </MessageBar>
      )}
      {retired && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            Retired by {retired.by}, {formatHotelTime(new Date(retired.at), hotelTimeZone)}: {retired.reason}
          </MessageBarBody>
        </MessageBar>
      )}
      {offered && !retired && <OfferedBuild remote={id} build={offered} onWish={setWish} />}
      {!retired && <ServedTable remote={remote} />}
      {mayShip && <RemoteActions ref={actions} remote={remote} onWish={setWish} />}
      <Folded title="Builds">
        <BuildTable remote={remote} onWish={setWish} />
      </Folded>
      <Folded title="Changes">
        <ChangeList remote={remote} />
      </Folded>
      <Folded title="Errors">
        <ErrorList remote={remote} />
      </Folded>
      {mayShip && (
        <Folded title="Ship tokens">
          <ShipTokens id={id} />
        </Folded>
      )}
      {mayShip && <ShipCommand id={id} />}
      {wish && (
        <ChangeDialog
          remote={remote}
          wish={wish}
          onDone={() => actions.current?.focus()}
          onClose={() => setWish(undefined)}
        />
      )}
    </Panel>
  );
}
