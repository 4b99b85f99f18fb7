import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { Account } from './account.ts';
import type { Announce } from './webhooks/announce.ts';

/** An account at work: it tells the product what happens, and knows where its payment pages are. */
export type Merchant = Account & {
  announce: Announce;
  dial: FaultDial;
  pageUrl(sessionId: string): string;
};
