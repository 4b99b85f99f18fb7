import { Module } from '@nestjs/common';
import { AdmissionModule } from './admission/admission.module.ts';
import { BootModule } from './boot/boot.module.ts';
import { GuestSiteModule } from './guest-site/guest-site.module.ts';
import { HealthModule } from './health/health.module.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { ShippingModule } from './shipping/shipping.module.ts';
import { ShipTokensModule } from './ship-tokens/ship-tokens.module.ts';

/** How sections of the console, and the guests' pages, are shipped and loaded. */
@Module({
  imports: [
    AdmissionModule,
    BootModule,
    GuestSiteModule,
    HealthModule,
    InstallationModule,
    ShippingModule,
    ShipTokensModule,
  ],
  exports: [HealthModule],
})
export class RemotesModule {}
