import type { Account, Invitation } from '@booking/contracts/accounts';
import { ActDialog } from './act-dialog.tsx';
import type { Act } from './acts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** What the owner is about to do. */
export type Wish =
  | { kind: 'invite' }
  | { kind: 'role'; account: Account }
  | { kind: 'link'; account: Account }
  | { kind: 'act'; account: Account; act: Act }
  | { kind: 'hand-over'; invitation: Invitation };

type Props = { wish: Wish; onWish: (wish: Wish) => void; onClose: () => void };

/** The dialog of what the owner is about to do. */
export function WishDialog({ wish, onWish, onClose }: Props) {
  const handOver = (invitation: Invitation): void => onWish({ kind: 'hand-over', invitation });
  switch (wish.kind) {
    case 'invite':
      return <InviteDialog onInvited={handOver} onClose={onClose} />;
    case 'role':
      return <RoleDialog account={wish.account} onClose={onClose} />;
    case 'link':
      return <NewLinkDialog account={wish.account} onMade={handOver} onClose={onClose} />;
    case 'act':
      return <ActDialog account={wish.account} act={wish.act} onClose={onClose} />;
    case 'hand-over':
      return <LinkDialog invitation={wish.invitation} onClose={onClose} />;
  }
}
