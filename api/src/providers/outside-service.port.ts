import type { Provider } from '@booking/contracts/integrations';
import type { Mode } from '@booking/contracts/mode';

/** A service outside the hotel that the hotel cannot do without. */
export abstract class OutsideService {
  /** As the inbox, the health checks and the contract know it. */
  abstract readonly name: Provider;
  /** As people know it. */
  abstract readonly title: string;
  /** Whether the hotel has credentials there for a mode. */
  abstract hasAccount(mode: Mode): boolean | Promise<boolean>;
  /** Asks for something cheap. @throws ProviderError when it cannot be reached or refuses */
  abstract check(mode: Mode): Promise<unknown>;
  /** When our access ends unless it is renewed, and why that was refused; null where it does not end. */
  accessEnds(_mode: Mode): Promise<{ at: Date; problem: string | null } | null> {
    return Promise.resolve(null);
  }
}
