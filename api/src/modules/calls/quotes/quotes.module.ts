import { Module } from '@nestjs/common';
import { QuotedRatesModule } from '../../booking/quotes/quoted-rates.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { CallQuotesController } from './quotes.controller.ts';
import { CallQuotes } from './quotes.service.ts';

/** Prices that were said in calls, beside what the rates of then and now give. */
@Module({
  imports: [CallsModule, QuotedRatesModule, RoomOffersModule],
  controllers: [CallQuotesController],
  providers: [CallQuotes],
})
export class CallQuotesModule {}
