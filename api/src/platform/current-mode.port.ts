import type { Mode } from '@booking/contracts/mode';

/** Which mode the hotel is in; implemented by the module that keeps it. */
export abstract class CurrentMode {
  abstract current(): Promise<Mode>;
}
