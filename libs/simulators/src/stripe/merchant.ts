import type { Account } from './account.ts';
import type { Announce } from './webhooks/announce.ts';

/** An account at work: it tells the product what happens, and knows where its payment pages are. */
export type Merchant = Account & {
  announce: Announce;
  pageUrl(sessionId: string): string;
};
