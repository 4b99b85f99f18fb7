import type { RepeatedToolCall } from '../../vapi/calls/report/call-record.ts';
import type { Reply } from './replies.ts';
import type { RoughKind } from './rough-caller.ts';

/** A call that was made, and what the product has to have understood of it. */
export type PlayedCall = {
  id: string;
  repeated: readonly RepeatedToolCall[];
  /** The reservation the caller asked for, and whether it is theirs. */
  asked?: { confirmationNumber: string; isOwn: boolean };
};

/** What one caller of a rough day did, for whoever looks afterwards whether all of it was understood. */
export type RoughRecord = {
  index: number;
  kind: RoughKind;
  /** As they typed it, and how it was heard. */
  name: { first: string; last: string; said: string };
  email: string;
  /** What their line showed; empty where it showed nothing. */
  line: string;
  number: string;
  typedPhone: string;
  oddities: readonly string[];
  calls: PlayedCall[];
  /** Checkout sessions that were paid, with what became of them. */
  paid: { session: string; turns: readonly string[] }[];
  confirmationNumber?: string;
  replies: Reply[];
  /** Where they got no further, in words. */
  stuck?: string;
};
