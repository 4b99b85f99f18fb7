import { accountEndpoints as endpoints, type Account } from '@booking/contracts/accounts';
import { call } from '@booking/http/call';

/** Something that is done to an account once it was confirmed. */
export type Act = {
  /** On its button. */
  label: string;
  isOffered: (account: Account) => boolean;
  /** What the dialog asks. */
  title: (name: string) => string;
  confirm: string;
  consequence: string;
  /** Said when it is done. */
  done: string;
  run: (id: string) => Promise<unknown>;
};

export const acts: readonly Act[] = [
  {
    label: 'Disable…',
    isOffered: ({ state, isYou }) => state !== 'disabled' && !isYou,
    title: (name) => `Disable ${name}?`,
    confirm: 'Disable',
    consequence: 'They are signed out everywhere at once, and cannot sign in until you enable the account again.',
    done: 'Account disabled',
    run: (id) => call(endpoints.disable, { params: { id } }),
  },
  {
    label: 'Enable…',
    isOffered: ({ state }) => state === 'disabled',
    title: (name) => `Enable ${name}?`,
    confirm: 'Enable',
    consequence: 'They can sign in again as before, with the same role.',
    done: 'Account enabled',
    run: (id) => call(endpoints.enable, { params: { id } }),
  },
  {
    label: 'Sign out everywhere…',
    isOffered: ({ state, isYou }) => state === 'active' && !isYou,
    title: (name) => `Sign ${name} out everywhere?`,
    confirm: 'Sign out',
    consequence: 'Every browser they are signed in with asks for their password again.',
    done: 'Signed out everywhere',
    run: (id) => call(endpoints.endSessions, { params: { id } }),
  },
  {
    label: 'Reset second step…',
    isOffered: ({ secondFactor, isYou }) => secondFactor && !isYou,
    title: (name) => `Reset the second step of ${name}?`,
    confirm: 'Reset',
    consequence:
      'For somebody who lost their phone. They are signed out everywhere, and their password alone signs them in until they set it up again.',
    done: 'The second step is off',
    run: (id) => call(endpoints.resetSecondFactor, { params: { id } }),
  },
];
