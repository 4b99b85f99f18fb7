import { Module } from '@nestjs/common';
import { Payments } from './payments.ts';

@Module({ providers: [Payments], exports: [Payments] })
export class PaymentsModule {}
