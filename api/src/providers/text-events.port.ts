import type { Mode } from '@booking/contracts/mode';

/** A text that was sent to the hotel. `optOut` is what the provider understood and acted upon. */
export type ReceivedText = { from: string; body: string; at: Date; optOut?: 'stop' | 'start' | 'help' | undefined };

/** Why a text did not arrive: whether they want none, or whether none reaches this number, however often it is tried. */
export type TextFailure = { message: string; isOptedOut: boolean; isUnreachable: boolean };

/** Where a messaging service's news goes; implemented by the module that keeps texts. Twice, late or out of order makes no difference. */
export abstract class TextEvents {
  abstract recordText(mode: Mode, text: ReceivedText): Promise<void>;
  /** @param error the provider's reason for a text that did not arrive */
  abstract recordStatus(mode: Mode, id: string, status: string, error: TextFailure | null): Promise<void>;
}
