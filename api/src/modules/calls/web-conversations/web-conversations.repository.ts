import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

export type NewWebConversation = Omit<WebConversationEntity, 'said' | 'answeringSince' | 'namedStay'>;

@Injectable()
export class WebConversationsRepository {
  constructor(private readonly database: DataSource) {}

  async create(conversation: NewWebConversation, transaction?: Transaction): Promise<void> {
    await this.rows(transaction).insert(conversation);
  }

  findByToken(tokenHash: Buffer, mode: Mode): Promise<WebConversationEntity | null> {
    return this.rows().findOneBy({ tokenHash, mode });
  }

  /** A conversation that has not expired at an instant. */
  findOpen(id: string, mode: Mode, now: Date): Promise<WebConversationEntity | null> {
    return this.rows().findOneBy({ id, mode, expiresAt: MoreThan(now) });
  }

  /**
   * Counts a message and marks the conversation as being answered, unless it is already.
   * @param abandonedBefore an answer that began earlier has died, so it blocks no new one
   * @returns whether the message may be answered now
   */
  async beginAnswer(id: string, maxMessages: number, now: Date, abandonedBefore: Date): Promise<boolean> {
    const isOpen = { id, said: LessThan(maxMessages) };
    const { affected } = await this.rows()
      .createQueryBuilder()
      .update()
      .set({ said: () => 'said + 1', answeringSince: now, namedStay: null })
      .where([
        { ...isOpen, answeringSince: IsNull() },
        { ...isOpen, answeringSince: LessThan(abandonedBefore) },
      ])
      .execute();
    return Boolean(affected);
  }

  async endAnswer(id: string): Promise<void> {
    await this.rows().update({ id }, { answeringSince: null });
  }

  hasFewerMessages(id: string, maxMessages: number): Promise<boolean> {
    return this.rows().existsBy({ id, said: LessThan(maxMessages) });
  }

  /** Sets the phone number of a guest who has not given one. */
  async setPhoneIfMissing(id: string, phone: string): Promise<void> {
    await this.rows().update({ id, phone: IsNull() }, { phone });
  }

  async setNamedStay(id: string, namedStay: Stay): Promise<void> {
    await this.rows().update({ id }, { namedStay });
  }

  /** Of the answer that is being given. */
  async findNamedStay(id: string): Promise<Stay | null> {
    const found = await this.rows().findOne({ select: { namedStay: true }, where: { id } });
    return found && found.namedStay;
  }

  async deleteExpiredBefore(instant: Date): Promise<void> {
    await this.rows().delete({ expiresAt: LessThan(instant) });
  }

  private rows(transaction?: Transaction): Repository<WebConversationEntity> {
    return (transaction ?? this.database.manager).getRepository(WebConversationEntity);
  }
}
