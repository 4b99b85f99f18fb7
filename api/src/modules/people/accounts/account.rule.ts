import type { AccountEntity } from './account.entity.ts';

type Joining = Pick<AccountEntity, 'passwordHash' | 'oidcSubject' | 'invitationHash'>;

/** Whether the account can sign in: not while its first invitation is open. */
export const hasJoined = ({ passwordHash, oidcSubject, invitationHash }: Joining): boolean =>
  passwordHash !== null || oidcSubject !== null || invitationHash === null;

/** Whether no other owner could sign in. @param owners those that are enabled */
export const isLastOwner = (id: string, owners: readonly (Joining & Pick<AccountEntity, 'id'>)[]): boolean =>
  owners.some((owner) => owner.id === id) && !owners.some((owner) => owner.id !== id && hasJoined(owner));
