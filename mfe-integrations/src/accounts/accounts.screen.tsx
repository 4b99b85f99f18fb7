import { useState } from 'react';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, Text, tokens } from '@booking/ui/kit';
import { words } from './accounts.words.ts';
import { accountQueries } from './accounts.queries.ts';
import { AccountsTable } from './accounts-table.tsx';
import { WishDialog, type Wish } from './wish-dialog.tsx';

const useStyles = makeStyles({
  alone: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

function Accounts({ onWish }: { onWish: (wish: Wish) => void }) {
  const styles = useStyles();
  const accounts = useQuery(accountQueries.list());
  return (
    <Answer query={accounts} what="the accounts">
      {(list) => (
        <>
          <AccountsTable accounts={list} onWish={onWish} />
          {list.every(({ isYou }) => isYou) && (
            <div className={styles.alone}>
              <Text>{words.alone}</Text>
              <Button size="small" onClick={() => onWish({ kind: 'invite' })}>
                {words.inviteSomeone}
              </Button>
            </div>
          )}
        </>
      )}
    </Answer>
  );
}

export function Screen() {
  const mayManage = useMay('accounts:manage');
  // one for each time: a dialog that closes itself must not take the next one with it
  const [{ wish, round }, setWish] = useState<{ wish?: Wish; round: number }>({ round: 0 });
  const ask = (next: Wish): void => setWish({ wish: next, round: round + 1 });
  const close = (): void => setWish((now) => (now.round === round ? { round } : now));
  return (
    <LeaveGuard>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={
          mayManage && (
            <Button appearance="primary" onClick={() => ask({ kind: 'invite' })}>
              {words.invite}
            </Button>
          )
        }
      />
      <Panel title={words.panel}>
        {mayManage ? <Accounts onWish={ask} /> : <NoPermission what={words.noAccessTo} />}
      </Panel>
      {wish && <WishDialog key={round} wish={wish} onWish={ask} onClose={close} />}
    </LeaveGuard>
  );
}
