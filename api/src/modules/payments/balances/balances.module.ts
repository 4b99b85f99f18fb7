import { Global, Module } from '@nestjs/common';
import { Balances } from './balances.service.ts';

@Global()
@Module({ providers: [Balances], exports: [Balances] })
export class BalancesModule {}
