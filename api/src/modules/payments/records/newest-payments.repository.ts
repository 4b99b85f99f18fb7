import type { Mode } from '@booking/contracts/mode';
import type { NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import type { Cursor, SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { PaymentEntity } from './payment.entity.ts';

/** A mode's payments, newest first unless a direction is given, from where a list goes on. */
export const newestPayments = (
  mode: Mode,
  after: Cursor<SortValue> | undefined,
  filters: Pick<NewestFirst<PaymentEntity>, 'within' | 'fits' | 'direction'>,
): NewestFirst<PaymentEntity> => ({ entity: PaymentEntity, name: 'payment', at: 'createdAt', mode, after, ...filters });
