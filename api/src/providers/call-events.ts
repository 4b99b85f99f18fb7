import type { Mode } from '@booking/contracts/mode';
import type { CallEvent } from './voice-platform.ts';

/** Where a voice platform's messages about calls go; implemented by the module that keeps calls. */
export abstract class CallEvents {
  /** Takes in one message; twice, late or out of order makes no difference. */
  abstract record(event: CallEvent, mode: Mode): Promise<void>;
}
