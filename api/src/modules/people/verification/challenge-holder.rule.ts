import { hashToken } from '../../../platform/secrets/token.rule.ts';

/** Who answers a challenge: the caller of a call, or the browser that has the token. */
export type ChallengeHolder = { callId: string } | { token: string; ip: string };

/** What is stored of a holder. */
export const holderHash = (holder: { callId: string } | { token: string }): Buffer =>
  hashToken('callId' in holder ? `call ${holder.callId}` : `web ${holder.token}`);

/** Where a holder asks from, for the log. */
export const originOf = (holder: ChallengeHolder) =>
  'callId' in holder ? { callId: holder.callId, ipAddress: null } : { callId: null, ipAddress: holder.ip };
