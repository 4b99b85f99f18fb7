import type { Account } from '@booking/contracts/accounts';
import type { User } from '@booking/contracts/session';
import type { AccountEntity } from './account.entity.ts';
import { hasJoined } from './account.rule.ts';

export const toUser = ({ id, name, email, role }: AccountEntity): User => ({ id, name, email, role });

/** An account as it is shown to `by`. @param activeAt when it was used last */
export const toAccount = (account: AccountEntity, activeAt: Date | undefined, by: User): Account => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  state: account.disabledAt ? 'disabled' : hasJoined(account) ? 'active' : 'invited',
  secondFactor: account.secondFactorAt !== null,
  invitedUntil: account.invitedUntil?.toISOString() ?? null,
  activeAt: activeAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  isYou: account.id === by.id,
});
