import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/admission.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ShipTokensModule } from '../ship-tokens/ship-tokens.module.ts';
import { ReleasesController } from './releases.controller.ts';
import { RemoteStatesService } from './remote-states.service.ts';
import { ShippingService } from './shipping.service.ts';

/** Admits builds, changes what is live, and shows how every remote stands. */
@Module({
  imports: [AdmissionModule, HealthModule, ReleasesModule, ShipTokensModule],
  controllers: [ReleasesController],
  providers: [RemoteStatesService, ShippingService],
})
export class ShippingModule {}
