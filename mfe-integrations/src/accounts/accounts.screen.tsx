import { useState } from 'react';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, NoPermission, PageHeader, Panel } from '@booking/ui/kit';
import { accountQueries } from './accounts.queries.ts';
import { AccountsTable } from './accounts-table.tsx';
import { WishDialog, type Wish } from './wish-dialog.tsx';

function Accounts({ onWish }: { onWish: (wish: Wish) => void }) {
  const accounts = useQuery(accountQueries.list());
  return (
    <Answer query={accounts} what="the accounts">
      {(list) => (
        <>
          <AccountsTable accounts={list} onWish={onWish} />
          {list.every(({ isYou }) => isYou) && (
            <EmptyState title="You are the only one so far">Invite whoever works with the console.</EmptyState>
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
        title="Accounts"
        subtitle="Who may sign in to this console, and with which role"
        actions={
          mayManage && (
            <Button appearance="primary" onClick={() => ask({ kind: 'invite' })}>
              Invite…
            </Button>
          )
        }
      />
      <Panel title="Everybody who may sign in">
        {mayManage ? <Accounts onWish={ask} /> : <NoPermission what="the accounts" />}
      </Panel>
      {wish && <WishDialog key={round} wish={wish} onWish={ask} onClose={close} />}
    </LeaveGuard>
  );
}
