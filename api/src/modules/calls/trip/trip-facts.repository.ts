import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { TextMessageEntity } from '../../hotel/texts/text-message.entity.ts';
import { ExtensionRequestEntity } from '../../payments/extensions/extension-request.entity.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { CallEntity } from '../log/call.entity.ts';

type Call = Pick<CallEntity, 'id' | 'mode'>;

const oldestFirst = { createdAt: 'ASC', id: 'ASC' } as const;
const ofCall = ({ id, mode }: Call) => ({ where: { callId: id, mode }, order: oldestFirst });

/** What a call led to, read from the tables of other domains; everything oldest first. */
@Injectable()
export class TripFactsRepository {
  constructor(private readonly database: DataSource) {}

  listTexts(call: Call): Promise<TextMessageEntity[]> {
    return this.database.manager.find(TextMessageEntity, ofCall(call));
  }

  listSessions(call: Call): Promise<GuestSessionEntity[]> {
    return this.database.manager.find(GuestSessionEntity, ofCall(call));
  }

  listPayments(call: Call): Promise<PaymentEntity[]> {
    return this.database.manager.find(PaymentEntity, ofCall(call));
  }

  /** The extension requests that payments are for, by the id of the payment. */
  async findExtensions(paymentIds: readonly string[]): Promise<Map<string, ExtensionRequestEntity>> {
    const requests = await this.database.manager.find(ExtensionRequestEntity, {
      where: { payment: { id: In(paymentIds) } },
      relations: { payment: true },
    });
    return new Map(requests.map((request) => [request.payment.id, request]));
  }
}
