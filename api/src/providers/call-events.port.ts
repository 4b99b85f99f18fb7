import type { Mode } from '@booking/contracts/mode';
import type { CallEvent } from './voice-platform.port.ts';

/** Where a voice platform's messages about calls go; implemented by the module that keeps calls. */
export abstract class CallEvents {
  /**
   * Takes in one message; twice, late or out of order makes no difference.
   * @param isCertain whether the message itself says the mode; a guess never replaces what is known
   */
  abstract record(event: CallEvent, mode: Mode, isCertain: boolean): Promise<void>;
}
