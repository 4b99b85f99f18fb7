import { accountEndpoints as endpoints, type Account } from '@booking/contracts/accounts';
import { call } from '@booking/http/call';
import { words } from './accounts.words.ts';

/** Something that is done to an account once it was confirmed. */
export type Act = {
  /** On its button. */
  label: string;
  isOffered: (account: Account) => boolean;
  /** What the dialog asks. */
  title: (name: string) => string;
  confirm: string;
  /** It takes something away from somebody. */
  isDestructive?: boolean;
  consequence: string;
  /** Said when it is done. */
  done: string;
  run: (id: string) => Promise<unknown>;
};

export const acts: readonly Act[] = [
  {
    ...words.disable,
    isOffered: ({ state, isYou }) => state !== 'disabled' && !isYou,
    isDestructive: true,
    run: (id) => call(endpoints.disable, { params: { id } }),
  },
  {
    ...words.enable,
    isOffered: ({ state }) => state === 'disabled',
    run: (id) => call(endpoints.enable, { params: { id } }),
  },
  {
    ...words.signOut,
    isOffered: ({ state, isYou }) => state === 'active' && !isYou,
    run: (id) => call(endpoints.endSessions, { params: { id } }),
  },
  {
    ...words.resetSecondStep,
    isOffered: ({ secondFactor, isYou }) => secondFactor && !isYou,
    isDestructive: true,
    run: (id) => call(endpoints.resetSecondFactor, { params: { id } }),
  },
];
