import { useState } from 'react';
import { shipTokenEndpoints, type ShipToken } from '@booking/contracts/ship-tokens';
import { timeInWords } from '@booking/hotel/date-in-words';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, Text, tokens } from '@booking/ui/kit';
import { remoteQueries } from '../remotes.queries.ts';
import { words } from '../remotes.words.ts';
import { NewShipToken } from './new-ship-token.tsx';
import { ShipTokenDialog } from './ship-token-dialog.tsx';

const says = words.tokens;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalM },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, margin: 0, padding: 0 },
  token: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const useLife = (): ((token: ShipToken) => string) => {
  const { hotelTimeZone } = useHost();
  const at = (time: string): string => timeInWords(new Date(time), hotelTimeZone, new Date());
  return ({ createdBy, createdAt, usedAt, revokedBy, revokedAt }) => {
    const made = says.made(createdBy, at(createdAt));
    if (revokedAt) return `${made}. ${says.revoked(revokedBy ?? '', at(revokedAt))}`;
    return `${made}. ${usedAt ? says.used(at(usedAt)) : says.unused}`;
  };
};

function Token({ token }: { token: ShipToken }) {
  const styles = useStyles();
  const { toast } = useHost();
  const client = useQueryClient();
  const lifeOf = useLife();
  const { remote: id, name } = token;
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(shipTokenEndpoints.revoke, { params: { id, tokenId: token.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: remoteQueries.shipTokens(id).queryKey }),
    onError: (error) => toast({ title: words.error, body: reasonOf(error), intent: 'error' }),
  });
  return (
    <li className={styles.token}>
      <Text>{name}</Text>
      <Text size={200} className={styles.quiet}>
        {lifeOf(token)}
      </Text>
      {!token.revokedAt && (
        <Button size="small" aria-label={says.revokeOf(name)} disabledFocusable={isPending} onClick={() => mutate()}>
          {says.revoke}
        </Button>
      )}
    </li>
  );
}

/** The tokens by which CI ships a remote. */
export function ShipTokens({ id }: { id: string }) {
  const styles = useStyles();
  const tokensOf = useQuery(remoteQueries.shipTokens(id));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  return (
    <div className={styles.root}>
      <Answer query={tokensOf} what="the ship tokens">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={says.none} />
          ) : (
            <ul aria-label={says.list(id)} className={styles.list}>
              {list.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Answer>
      <Button size="small" aria-label={says.createOf(id)} onClick={() => setMaking(true)}>
        {says.create}
      </Button>
      {isMaking && <NewShipToken id={id} onMade={({ token }) => setMade(token)} onClose={() => setMaking(false)} />}
      {made !== undefined && <ShipTokenDialog id={id} token={made} onClose={() => setMade(undefined)} />}
    </div>
  );
}
