import { Injectable } from '@nestjs/common';
import type { Provider } from '@booking/contracts/integrations';
import { Messaging } from '../../../providers/messaging.port.ts';
import type { OutsideService } from '../../../providers/outside-service.port.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { VoicePlatform } from '../../../providers/voice-platform.port.ts';

/** The four services the hotel depends on. */
@Injectable()
export class OutsideServices {
  readonly all: readonly OutsideService[];

  constructor(voice: VoicePlatform, property: PropertySystem, payments: PaymentProvider, messaging: Messaging) {
    this.all = [voice, property, payments, messaging];
  }

  get(name: Provider): OutsideService {
    return this.all.find((service) => service.name === name)!;
  }
}
