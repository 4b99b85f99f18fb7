import { Module } from '@nestjs/common';
import { CheckoutSessionsModule } from '../checkout-sessions/checkout-sessions.module.ts';
import { BalancesService } from './balances.service.ts';
import { CheckoutModule } from '../../booking/checkout/checkout.module.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';

@Module({
  imports: [CheckoutModule, CheckoutSessionsModule, GuestLinksModule],
  providers: [BalancesService],
  exports: [BalancesService],
})
export class BalancesModule {}
