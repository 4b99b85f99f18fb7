import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

export type ExtensionFilter = { mode: Mode; q?: string | undefined };
export type NewExtensionRequest = Omit<ExtensionRequestEntity, 'id' | 'payment' | 'agreedTotalCents' | 'createdAt'>;

@Injectable()
export class ExtensionRequestsRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(ExtensionRequestEntity) private readonly requests: Repository<ExtensionRequestEntity>,
  ) {}

  /** With its payment. */
  find(id: string): Promise<ExtensionRequestEntity | null> {
    return this.withPayment().where('request.id = :id', { id }).getOne();
  }

  findByPayment(paymentId: string, transaction?: Transaction): Promise<ExtensionRequestEntity | null> {
    return this.rows(transaction).findOneBy({ payment: { id: paymentId } });
  }

  /** @throws EntityNotFoundError */
  getByPayment(paymentId: string): Promise<ExtensionRequestEntity> {
    return this.requests.findOneByOrFail({ payment: { id: paymentId } });
  }

  /** With their payments, newest first. */
  async list({ mode, q }: ExtensionFilter, limit: number, after?: Cursor): Promise<ExtensionRequestEntity[]> {
    // a request and its payment are made at once, and what is looked for stands in the payment
    const newest = newestPayments(mode, after, { within: (rows) => rows.andWhere(`payment.purpose = 'extension'`) });
    const ids = await findNewestIds(this.database, newest, limit, q ? matchPaymentWords(q) : undefined);
    return this.withPayment()
      .where('payment.id = ANY(:ids)', { ids })
      .orderBy('payment.createdAt', 'DESC')
      .addOrderBy('payment.id', 'DESC')
      .getMany();
  }

  async create(request: NewExtensionRequest, paymentId: string, transaction: Transaction): Promise<void> {
    await this.rows(transaction).insert({ ...request, payment: { id: paymentId } });
  }

  /** Keeps what the reservation is to cost with the nights that were paid. */
  async setAgreedTotal(id: string, agreedTotalCents: number): Promise<void> {
    await this.requests.update({ id }, { agreedTotalCents });
  }

  private withPayment() {
    return this.requests.createQueryBuilder('request').innerJoinAndSelect('request.payment', 'payment');
  }

  private rows(transaction?: Transaction): Repository<ExtensionRequestEntity> {
    return transaction?.getRepository(ExtensionRequestEntity) ?? this.requests;
  }
}
