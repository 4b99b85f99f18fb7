import type { AccountEntity } from './account.entity.ts';

type Joining = Pick<AccountEntity, 'passwordHash' | 'oidcSubject' | 'invitationHash'>;

/** Whether somebody can sign in to it already: not while the first invitation is open. */
export const hasJoined = ({ passwordHash, oidcSubject, invitationHash }: Joining): boolean =>
  passwordHash !== null || oidcSubject !== null || invitationHash === null;

/** Whether nobody else could sign in as an owner. @param owners those that are enabled */
export const isLastOwner = (id: string, owners: readonly (Joining & Pick<AccountEntity, 'id'>)[]): boolean =>
  owners.some((owner) => owner.id === id) && !owners.some((owner) => owner.id !== id && hasJoined(owner));
