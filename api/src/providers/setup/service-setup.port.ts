import type { SetupCheck, SetupProvider, SetupStep } from '@booking/contracts/setup';
import type { Mode } from '@booking/contracts/mode';

/** What was found of one thing that has to be right, and what to do where it is not. */
export type SetupFinding = SetupCheck & { status: 'done' | 'missing' | 'wrong' | 'waiting' };

/** What a person pastes at a service, where the service cannot be told by its interface. */
export type CallbackAddress = SetupStep['addresses'][number];

/** How an account at an outside service is checked and set up. Checks change nothing there, and never throw for what the service says. */
export abstract class ServiceSetup {
  abstract readonly name: SetupProvider;
  /** Whether the service can be made to send something to us now. */
  readonly canProve: boolean = false;
  abstract listAddresses(mode: Mode): CallbackAddress[];
  /** Whether the credentials are taken, and are those of this hotel and mode. */
  abstract checkAccount(mode: Mode): Promise<SetupFinding[]>;
  /** Whether the service knows where to tell us what. */
  abstract checkCallbacks(mode: Mode): Promise<SetupFinding[]>;
  /** Tells it. @param assistantId who answers the phone, where the service has a phone @throws ProviderError */
  abstract setUpCallbacks(mode: Mode, assistantId: string | undefined): Promise<void>;
  /** @throws ProviderError */
  proveCallbacks(_mode: Mode): Promise<void> {
    return Promise.resolve();
  }
}
