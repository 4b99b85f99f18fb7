import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentAudit } from './payment-audit.service.ts';
import { PaymentLinksRepository } from './payment-links.repository.ts';
import { PaymentLock } from './payment-lock.service.ts';
import { PaymentEntity } from './payment.entity.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentsService } from './payments.service.ts';
import { UnconfirmedGuestsRepository } from './unconfirmed-guests.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity])],
  providers: [
    PaymentAudit,
    PaymentLinksRepository,
    PaymentLock,
    PaymentsRepository,
    PaymentsService,
    UnconfirmedGuestsRepository,
  ],
  exports: [PaymentAudit, PaymentLock, PaymentsRepository, PaymentsService, UnconfirmedGuestsRepository],
})
export class PaymentsModule {}
