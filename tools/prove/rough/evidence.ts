import type { Alert } from '@booking/contracts/alerts';
import type { PaymentEvent } from '@booking/contracts/payments';
import type { Record } from './record.ts';

/** A tool call, and what the caller heard of it. */
export type RecordedToolCall = { name: string; arguments: { [name: string]: unknown }; result: string };

/** A call as the voice platform keeps it. */
export type RecordedCall = { id: string; said: string[]; tools: RecordedToolCall[] };

/** What Stripe holds of a checkout session of ours that was paid. */
export type StripePayment = {
  session: string;
  /** Our payment's id. */
  reference: string;
  currency: string;
  /** Less what was given back, and less what a bank has taken back. */
  netCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
};

/** What is looked at after a rough day: what its people did, and what four services and the product hold of it. */
export type Evidence = {
  records: Record[];
  calls: Map<string, RecordedCall>;
  /** By phone number, oldest first. */
  texts: Map<string, string[]>;
  payments: PaymentEvent[];
  atStripe: StripePayment[];
  /** By reservation: what its folio has as paid. */
  folioCents: Map<string, number>;
  /** Of today, as the dashboard shows it. */
  revenueCents: number;
  alerts: Pick<Alert, 'id' | 'title' | 'detail' | 'link'>[];
  /** Events given up, and jobs that failed for good, in words. */
  deadLetters: string[];
  /** Numbers that are texted no more. */
  optedOut: Set<string>;
};

/** Something that should not have been, in one sentence. */
export type Finding = string;
export type Check = {
  title: string;
  find: (evidence: Evidence) => Finding[];
  examined: (evidence: Evidence) => number;
};

export const describeCaller = ({ index, kind }: Pick<Record, 'index' | 'kind'>): string => `caller ${index} (${kind})`;
