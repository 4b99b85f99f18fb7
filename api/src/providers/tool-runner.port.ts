import type { ToolAudience } from '@booking/contracts/tools';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { CallerKind } from '@booking/hotel/caller-identity';
import type { WebGuest } from './web-guests.port.ts';

/** One spoken-length line: what the assistant may say, or why it cannot. */
export type ToolAnswer = { result: string } | { error: string };

/** What is known of the call a tool is used in; rights come from here, never from the arguments. */
export type ToolContext = {
  callId: string | null;
  /** The platform's id of this use of the tool. */
  toolCallId?: string;
  callerNumber: string | null;
  /** How the caller reached us, once that is known. */
  caller?: CallerKind;
  /** What the guest speaks or reads, as far as that is known. */
  language?: GuestLanguage | null;
  /** There is no caller: a tool that writes or charges changes nothing and says so. */
  isRehearsal?: boolean;
  /** Who it is used for, when that is not a phone call. */
  web?: WebGuest | null;
};

/** Does what the assistants' tools promise; implemented by the module that knows the tools. */
export abstract class ToolRunner {
  abstract run(
    audience: ToolAudience,
    name: string,
    args: Record<string, unknown>,
    context: ToolContext,
  ): Promise<ToolAnswer>;
}
