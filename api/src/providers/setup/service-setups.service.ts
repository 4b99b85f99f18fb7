import { Injectable } from '@nestjs/common';
import type { SetupProvider } from '@booking/contracts/setup';
import type { ServiceSetup } from './service-setup.port.ts';

/** The services that can be set up; each vendor registers its own. */
@Injectable()
export class ServiceSetups {
  private readonly setups = new Map<SetupProvider, ServiceSetup>();

  register(setup: ServiceSetup): void {
    this.setups.set(setup.name, setup);
  }

  get(name: SetupProvider): ServiceSetup {
    return this.setups.get(name)!;
  }
}
