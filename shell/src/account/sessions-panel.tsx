import { ownAccountEndpoints, type OwnSession } from '@booking/contracts/own-account';
import { agoOrNow } from '@booking/hotel/ago';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, Panel, StatusBadge, Text, tokens, useListClass, useNow } from '@booking/ui/kit';
import { accountQueries, useAccountChanged } from './account.queries.ts';
import { useAccountStyles } from './account.styles.ts';

const useStyles = makeStyles({
  session: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ':not(:first-child)': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
});

type Props = { session: OwnSession; isPending: boolean; onEnd: () => void };

function Session({ session, isPending, onEnd }: Props) {
  const styles = { ...useAccountStyles(), ...useStyles() };
  const now = useNow();
  const device = session.device || 'Unknown browser';
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <Text weight="semibold">{device}</Text>
        <Text className={styles.quiet}>
          {[
            `Last active ${agoOrNow(new Date(session.activeAt), now)}`,
            `signed in ${agoOrNow(new Date(session.createdAt), now)}`,
            ...(session.address ? [`from ${session.address}`] : []),
          ].join(', ')}
        </Text>
      </div>
      {session.isCurrent ? (
        <StatusBadge tone="good">This browser</StatusBadge>
      ) : (
        <Button size="small" aria-label={`Sign out: ${device}`} disabledFocusable={isPending} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Where somebody is signed in, and a way to end it. */
export function SessionsPanel() {
  const styles = useAccountStyles();
  const listClass = useListClass();
  const { toast } = useHost();
  const sessions = useQuery(accountQueries.sessions());
  const changed = useAccountChanged();
  const told = {
    onSuccess: () => toast({ title: 'Signed out there' }),
    onError: (error: Error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
    // it may have ended by itself meanwhile
    onSettled: changed,
  };
  const one = useMutation({
    mutationFn: (id: string) => call(ownAccountEndpoints.endSession, { params: { id } }),
    ...told,
  });
  const others = useMutation({ mutationFn: () => call(ownAccountEndpoints.endOtherSessions), ...told });
  return (
    <Panel title="Active sessions">
      <Answer query={sessions} what="your sessions">
        {(list) => (
          <>
            <ul className={listClass}>
              {list.map((session) => (
                <Session
                  key={session.id}
                  session={session}
                  isPending={one.isPending}
                  onEnd={() => one.mutate(session.id)}
                />
              ))}
            </ul>
            {list.some(({ isCurrent }) => !isCurrent) && (
              <div className={styles.actions}>
                <Button disabledFocusable={others.isPending} onClick={() => others.mutate()}>
                  Sign out everywhere else
                </Button>
              </div>
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}
