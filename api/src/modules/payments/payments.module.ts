import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Payments } from './payments.ts';
import { PaymentEntity } from './payment.entity.ts';

@Module({ imports: [TypeOrmModule.forFeature([PaymentEntity])], providers: [Payments], exports: [Payments] })
export class PaymentsModule {}
