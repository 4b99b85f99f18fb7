import { Module } from '@nestjs/common';
import { PaymentDeskController } from './payment-desk.controller.ts';
import { PaymentDesk } from './payment-desk.ts';
import { PaymentList } from './payment-list.ts';

@Module({ controllers: [PaymentDeskController], providers: [PaymentDesk, PaymentList], exports: [PaymentDesk] })
export class PaymentDeskModule {}
