import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuotedRatesEntity } from './quoted-rates.entity.ts';
import { QuotedRatesRepository } from './quoted-rates.repository.ts';
import { QuotedRates } from './quoted-rates.service.ts';

/** The rates at which rooms were quoted in calls. */
@Module({
  imports: [TypeOrmModule.forFeature([QuotedRatesEntity])],
  providers: [QuotedRates, QuotedRatesRepository],
  exports: [QuotedRates],
})
export class QuotedRatesModule {}
