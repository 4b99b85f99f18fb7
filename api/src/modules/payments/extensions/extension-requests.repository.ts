import { Injectable } from '@nestjs/common';
import type { ExtensionPaymentStatus } from '@booking/contracts/extensions';
import type { Mode } from '@booking/contracts/mode';
import type { RowCount } from '@booking/contracts/row-count';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { findNewestIds } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { countRows } from '../../../platform/database/keyset-search/row-count.query.ts';
import { inOrderOf } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import type { Sort } from '../../../platform/http/lists/sort.rule.ts';
import { newestPayments } from '../records/newest-payments.repository.ts';
import { matchPaymentWords } from '../records/payment-search.rule.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

export type ExtensionFilter = {
  mode: Mode;
  q?: string | undefined;
  /** Of its payment, which is `completed` once it is paid. */
  status?: ExtensionPaymentStatus | undefined;
};
export type ExtensionSort = Sort<'createdAt'>;
export type NewExtensionRequest = Omit<ExtensionRequestEntity, 'id' | 'payment' | 'agreedTotalCents' | 'createdAt'>;

const storedStatusOf = (status: ExtensionPaymentStatus): string => (status === 'paid' ? 'completed' : status);

/** A request and its payment are made at once, and what is looked for stands in the payment. */
const newestOf = (
  { mode, status }: ExtensionFilter,
  after?: Cursor,
  direction?: ExtensionSort['direction'],
): NewestFirst<PaymentEntity> =>
  newestPayments(mode, after, {
    direction,
    within: (rows) => {
      rows.andWhere(`payment.purpose = 'extension'`);
      return status ? rows.andWhere('payment.status = :status', { status: storedStatusOf(status) }) : rows;
    },
  });

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

  /** With their payments. */
  async list(
    filter: ExtensionFilter,
    { direction }: ExtensionSort,
    limit: number,
    after?: Cursor,
  ): Promise<ExtensionRequestEntity[]> {
    const list = newestOf(filter, after, direction);
    const ids = await findNewestIds(this.database, list, limit, filter.q ? matchPaymentWords(filter.q) : undefined);
    const found = await this.withPayment().where('payment.id = ANY(:ids)', { ids }).getMany();
    return inOrderOf(ids, found, ({ payment }) => payment.id);
  }

  /** As staff are told. */
  count(filter: ExtensionFilter): Promise<RowCount> {
    return countRows(this.database, newestOf(filter), filter.q ? matchPaymentWords(filter.q) : undefined);
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
