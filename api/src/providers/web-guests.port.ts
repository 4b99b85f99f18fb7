import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Stay } from './property-system.port.ts';

/** A visitor who writes or speaks to an assistant on our website; what they say of themselves proves nothing. */
export type WebGuest = {
  conversationId: string;
  /** E.164; may be texted, tells nothing about who it is. */
  phone: string | null;
  email: string | null;
  /** Of the page on which they began. */
  language: GuestLanguage | null;
};

/** Who is at the other end of a conversation on the web; implemented by the module that begins those. */
export abstract class WebGuests {
  /** @returns null for a conversation that is not ours, or is over */
  abstract findByChat(conversationId: string): Promise<WebGuest | null>;
  /** @returns null for a call that was not opened for a conversation, or whose conversation is over */
  abstract findByCall(callId: string): Promise<WebGuest | null>;
  /** Keeps the number that a guest named who had given none. @returns the guest with the number that counts */
  abstract savePhone(guest: WebGuest, phone: string): Promise<WebGuest>;
  /** Keeps for which stay an assistant named rooms, so that the page can show them beside the answer. */
  abstract saveNamedStay(guest: WebGuest, stay: Stay): Promise<void>;
}
