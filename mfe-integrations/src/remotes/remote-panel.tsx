import { useRef, useState } from 'react';
import type { RemoteState } from '@booking/contracts/remote-releases';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { makeStyles, MessageBar, MessageBarBody, Panel, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../part-title.tsx';
import { BuildTable } from './builds/build-table.tsx';
import { ChangeDialog } from './changes/change-dialog.tsx';
import { ChangeList } from './changes/change-list.tsx';
import type { Wish } from './changes/change-words.ts';
import { ErrorList } from './health/error-list.tsx';
import { Folded } from './folded.tsx';
import { OfferedBuild } from './builds/offered-build.tsx';
import { RemoteActions } from './remote-actions.tsx';
import { remoteName, words } from './remotes.words.ts';
import { ServedTable } from './builds/served-table.tsx';
import { ShipCommand } from './shipping/ship-command.tsx';
import { ShipTokens } from './shipping/ship-tokens.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  id: {
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  developers: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

function State({ remote: { canary, switchedOff, retired } }: { remote: RemoteState }) {
  if (retired) return <StatusBadge tone="neutral">{words.states.retired}</StatusBadge>;
  if (switchedOff) return <StatusBadge tone="bad">{words.states.off}</StatusBadge>;
  return canary ? (
    <StatusBadge tone="info">{words.states.canary}</StatusBadge>
  ) : (
    <StatusBadge tone="good">{words.states.live}</StatusBadge>
  );
}

/** One remote: what is live of it, how it does, and what can be done about it by those who may. */
export function RemotePanel({ remote }: { remote: RemoteState }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const mayShip = useMay('remotes:ship');
  const [wish, setWish] = useState<Wish>();
  const actions = useRef<HTMLDivElement>(null);
  const { id, screens, team, hasSite, switchedOff, retired, offered } = remote;
  const title = (
    <>
      {remoteName(id)} <span className={styles.id}>{id}</span>
    </>
  );
  const timeOf = (at: string): string => timeInWords(new Date(at), hotelTimeZone, new Date());
  const titles = [...new Set(screens.map(({ title }) => title))];
  return (
    <Panel title={title} aside={<State remote={remote} />}>
      <Text className={styles.quiet}>{titles.join(', ')}</Text>
      <Text className={styles.quiet}>{team ? words.ownedBy(team.name, team.contact) : words.noOwner}</Text>
      {hasSite && <Text className={styles.quiet}>{words.hasSite}</Text>}
      {switchedOff && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {words.switchedOff(switchedOff.by, timeOf(switchedOff.at), switchedOff.reason)}
          </MessageBarBody>
        </MessageBar>
      )}
      {retired && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{words.retired(retired.by, timeOf(retired.at), retired.reason)}</MessageBarBody>
        </MessageBar>
      )}
      {offered && !retired && <OfferedBuild remote={id} build={offered} onWish={setWish} />}
      {!retired && <ServedTable remote={remote} />}
      {mayShip && <RemoteActions ref={actions} remote={remote} onWish={setWish} />}
      <Folded title={words.builds}>
        <BuildTable remote={remote} onWish={setWish} />
      </Folded>
      <Folded title={words.changes}>
        <ChangeList remote={remote} />
      </Folded>
      <Folded title={words.errors}>
        <ErrorList remote={remote} />
      </Folded>
      {mayShip && (
        <Folded title={words.developers}>
          <div className={styles.developers}>
            <ShipCommand remote={remote} />
            <PartTitle>{words.shipTokens}</PartTitle>
            <ShipTokens id={id} />
          </div>
        </Folded>
      )}
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
