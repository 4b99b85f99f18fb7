import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { isCallCondition } from '../log/call-filter.repository.ts';
import type { HotelWeek } from './hotel-week.rule.ts';
import type { WayOfCall } from './not-booked.rule.ts';

/** Calls of one hour of the day, language and outcome, added up. Chats have neither. */
export type CallSum = {
  isChat: boolean;
  hour: number;
  language: string | null;
  isBooked: boolean;
  calls: number;
  unsuccessful: number;
  durationMs: number;
  costUsd: number;
};

/** Calls that came equally far, with the newest of them. */
export type WaySum = WayOfCall & { calls: number; newest: { callId: string; at: string }[] };

type Week = Pick<HotelWeek, 'begin' | 'end'>;

const inWeek = `call.mode = $1 AND call.started_at >= $2 AND call.started_at < $3`;

/** As the outcome of a call is reckoned: another amount than was asked for has booked nothing. */
const isBooked = `EXISTS (
  SELECT FROM payment WHERE payment.call_id = call.id AND payment.mode = call.mode AND payment.purpose = 'booking'
    AND paid_at IS NOT NULL AND asked_cents IS NULL)`;

/** Texts of which none arrives. As `linkState` has it. */
const lost = `('failed', 'refused', 'undelivered', 'unreachable')`;

/** As `isLinkOpened` has it. */
const paymentOpened = `(paid_at IS NOT NULL OR shown_at IS NOT NULL OR metadata->'processing' = 'true' OR metadata ? 'lastDecline')`;

const paymentSent = `EXISTS (
  SELECT FROM text_message WHERE text_message.mode = payment.mode AND key = 'payment link ' || payment.id AND status NOT IN ${lost})`;

/** Figures over the calls of a week, added up by the database. */
@Injectable()
export class CallFiguresRepository {
  constructor(private readonly database: DataSource) {}

  sumCalls(mode: Mode, { begin, end }: Week, zone: string): Promise<CallSum[]> {
    return preparedQuery(
      this.database,
      `SELECT "isChat", hour, language, "isBooked", count(*)::int AS calls, (count(*) FILTER (WHERE is_failed))::int AS unsuccessful,
         coalesce(sum(duration_ms), 0)::float8 AS "durationMs", coalesce(sum(cost_usd), 0)::float8 AS "costUsd"
       FROM (
         SELECT NOT (${isCallCondition}) AS "isChat", extract(hour FROM started_at AT TIME ZONE $4)::int AS hour, language,
           ${isBooked} AS "isBooked", is_successful IS FALSE AS is_failed, duration_ms, cost_usd
         FROM call LEFT JOIN call_lesson ON call_lesson.call_id = call.id WHERE ${inWeek}
       ) AS each GROUP BY "isChat", hour, language, "isBooked"`,
      [mode, begin, end, zone],
    );
  }

  /** US dollars by the part that the voice platform names, of calls alone. */
  sumParts(mode: Mode, { begin, end }: Week): Promise<{ part: string; total: number }[]> {
    return preparedQuery(
      this.database,
      `SELECT part, sum(cost::numeric)::float8 AS total FROM call, jsonb_each_text(cost_parts) AS parts (part, cost)
       WHERE ${inWeek} AND ${isCallCondition} GROUP BY part HAVING sum(cost::numeric) <> 0`,
      [mode, begin, end],
    );
  }

  /**
   * The calls that wanted a room and did not book one, by how far they came. @param examples so many of each
   */
  sumWays(mode: Mode, { begin, end }: Week, now: Date, examples: number): Promise<WaySum[]> {
    return preparedQuery(
      this.database,
      `SELECT coalesce("isPaymentOpen", false) OR coalesce("isLinkOpen", false) AS "isOpen",
         "isPaymentFailed" IS NOT NULL AS "hasPayment", coalesce("isPaymentFailed", false) AS "isPaymentFailed",
         coalesce("isPaymentOpened", false) AS "isPaymentOpened", coalesce("isPaymentSent", false) AS "isPaymentSent",
         "isLinkOpened" IS NOT NULL AS "hasLink", coalesce("isLinkOpened", false) AS "isLinkOpened",
         coalesce("isLinkSent", false) AS "isLinkSent", coalesce(found_no_room, false) AS "foundNoRoom",
         price_turn IS NOT NULL AS "mindedPrice", coalesce(tool_failed, false) AS "toolFailed", coalesce(ending, 'other') AS ending,
         count(*)::int AS calls,
         to_json((array_agg(json_build_object('callId', id, 'at', started_at) ORDER BY started_at DESC, id))[1:$5]) AS newest
       FROM call
       LEFT JOIN call_lesson ON call_lesson.call_id = call.id
       LEFT JOIN LATERAL (
         SELECT bool_or(status = 'failed' OR metadata ? 'lastDecline') AS "isPaymentFailed", bool_or(opened) AS "isPaymentOpened",
           bool_or(sent) AS "isPaymentSent",
           bool_or(asked_cents IS NOT NULL OR (status = 'pending' AND (opened OR sent) AND (
             metadata->'processing' = 'true' OR expires_at IS NULL OR expires_at > $4))) AS "isPaymentOpen"
         FROM (
           SELECT status, metadata, asked_cents, expires_at, ${paymentOpened} AS opened, ${paymentSent} AS sent
           FROM payment WHERE payment.call_id = call.id AND payment.mode = call.mode AND purpose = 'booking' AND status <> 'canceled'
         ) AS each
       ) AS paid ON true
       LEFT JOIN LATERAL (
         SELECT bool_or(opened_at IS NOT NULL) AS "isLinkOpened", bool_or(sent) AS "isLinkSent",
           bool_or((sent OR opened_at IS NOT NULL) AND expires_at > $4 AND revoked_at IS NULL AND superseded_at IS NULL) AS "isLinkOpen"
         FROM (
           SELECT opened_at, expires_at, revoked_at, superseded_at, EXISTS (
             SELECT FROM text_message WHERE text_message.call_id = call.id AND text_message.mode = call.mode
               AND text_message.purpose IN ('room link', 'details link') AND text_message.status NOT IN ${lost}
               AND text_message.created_at >= guest_session.created_at) AS sent
           FROM guest_session WHERE guest_session.call_id = call.id AND guest_session.mode = call.mode
         ) AS each
       ) AS linked ON true
       WHERE ${inWeek} AND ${isCallCondition} AND NOT ${isBooked}
         AND (wanted_room OR "isPaymentFailed" IS NOT NULL OR "isLinkOpened" IS NOT NULL)
       GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`,
      [mode, begin, end, now, examples],
    );
  }
}
