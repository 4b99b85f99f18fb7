import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { QuotedRatesEntity } from './quoted-rates.entity.ts';

@Injectable()
export class QuotedRatesRepository {
  constructor(@InjectRepository(QuotedRatesEntity) private readonly quotes: Repository<QuotedRatesEntity>) {}

  /** The first of a tool call stays: a repeat is answered with what was said first. */
  async save(quote: QuotedRatesEntity): Promise<void> {
    const { quotedAt, ...rest } = quote;
    const values = { ...toStorable(rest), quotedAt };
    await this.quotes.createQueryBuilder().insert().values(values).orIgnore().execute();
  }

  listOfCall(callId: string): Promise<QuotedRatesEntity[]> {
    return this.quotes.find({ where: { callId }, order: { quotedAt: 'ASC', toolCallId: 'ASC' } });
  }
}
