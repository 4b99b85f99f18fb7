import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentTotals } from '@booking/contracts/payments';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';

export type PaymentSums = Omit<PaymentTotals, 'currency'>;
/** From one instant to another, each the beginning of a quarter of an hour; open where there is none. */
export type Span = { from: Date | undefined; to: Date | undefined };

const sumOf = (kind: string): string => `coalesce(sum(${kind}_cents), 0)::float8 AS "${kind}Cents"`;
const ofQuarters = (from: string, to: string): string =>
  `SELECT * FROM payment_total WHERE mode = $1 AND span = 'quarter' AND began >= ${from} AND began < ${to}`;

/** The whole days of UTC within, and the quarters before the first and after the last; of less than a day its quarters. */
const sums = `
  WITH days AS (
    SELECT CASE WHEN first < last THEN first ELSE until END AS first, CASE WHEN first < last THEN last ELSE until END AS last, since, until
    FROM (SELECT coalesce($2::timestamptz, '-infinity') AS since, coalesce($3::timestamptz, 'infinity') AS until) AS wanted,
      LATERAL (SELECT date_trunc('day', since + interval '1 day - 1 microsecond', 'UTC') AS first, date_trunc('day', until, 'UTC') AS last) AS whole
  )
  SELECT ${sumOf('collected')}, ${sumOf('refunded')}, ${sumOf('pending')} FROM (
    SELECT * FROM payment_total
    WHERE mode = $1 AND span = 'day' AND began >= (SELECT first FROM days) AND began < (SELECT last FROM days)
    UNION ALL ${ofQuarters('(SELECT since FROM days)', '(SELECT first FROM days)')}
    UNION ALL ${ofQuarters('(SELECT last FROM days)', '(SELECT until FROM days)')}
  ) AS part`;

/** The table `payment_total`. */
@Injectable()
export class PaymentTotalsRepository {
  constructor(private readonly database: DataSource) {}

  async sum(mode: Mode, { from, to }: Span): Promise<PaymentSums> {
    const [row] = await preparedQuery<PaymentSums>(this.database, sums, [mode, from ?? null, to ?? null]);
    return row!;
  }
}
