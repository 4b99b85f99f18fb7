import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';

/** `patterns` of LIKE that all have to fit what a record is known by; a call, and a payment at Stripe, also by its `id`. */
export type Wanted = { mode: Mode; patterns: readonly string[]; id: string };

export type FoundGuest = { name: string | null; phone: string | null; email: string | null };
export type FoundCall = { id: string; callerNumber: string | null; callerName: string | null; startedAt: Date };
export type FoundReservation = {
  id: string;
  guestName: string | null;
  startDate: string | null;
  endDate: string | null;
};
export type FoundPayment = {
  id: string;
  amountCents: number;
  status: string;
  guestName: string | null;
  createdAt: Date;
};

/** How many are found of a kind. */
const most = 5;
/** How many of the newest rows are looked through for different guests or reservations. */
const looked = 100;

/** The parameters of a query: the mode, and each pattern, all of which have to fit. */
const parametersOf = ({ mode, patterns }: Wanted): string[] => [mode, ...patterns];
const fits = (text: string, { patterns }: Wanted): string =>
  patterns.map((_, index) => `${text} LIKE lower($${index + 2})`).join(' AND ');
/** The parameter after them. */
const next = ({ patterns }: Wanted): string => `$${patterns.length + 2}`;

/** As it stands in the index call_known_by. */
const callKnownBy = `lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits)`;

/** Looks records up by what people know them by, newest first. */
@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  /** Those who paid or were to; the same phone number is the same guest, else the same e-mail address, else the same name. */
  guests(wanted: Wanted): Promise<FoundGuest[]> {
    return this.database.query(
      `SELECT name, phone, email FROM (
         SELECT DISTINCT ON (coalesce(phone, email, name)) * FROM (
           SELECT nullif(metadata->>'guestName', '') AS name, nullif(metadata->>'guestPhone', '') AS phone,
             nullif(metadata->>'guestEmail', '') AS email, created_at
           FROM payment WHERE mode = $1 AND ${fits('known_by', wanted)}
           ORDER BY created_at DESC LIMIT ${looked}
         ) AS newest
         WHERE coalesce(phone, email, name) IS NOT NULL
         ORDER BY coalesce(phone, email, name), created_at DESC
       ) AS guest
       ORDER BY created_at DESC LIMIT ${most}`,
      parametersOf(wanted),
    );
  }

  calls(wanted: Wanted): Promise<FoundCall[]> {
    return this.database.query(
      `SELECT id, caller_number AS "callerNumber", caller_name AS "callerName", started_at AS "startedAt"
       FROM call WHERE mode = $1 AND (${fits(callKnownBy, wanted)} OR id = ${next(wanted)})
       ORDER BY started_at DESC, id DESC LIMIT ${most}`,
      [...parametersOf(wanted), wanted.id],
    );
  }

  /** Those the property system told of, and those that were paid here; of each the newest that is known. */
  reservations(wanted: Wanted): Promise<FoundReservation[]> {
    const newest = (what: string): string =>
      `(array_agg(${what} ORDER BY at DESC) FILTER (WHERE ${what} IS NOT NULL))[1]`;
    return this.database.query(
      `SELECT id, ${newest('guest_name')} AS "guestName", ${newest('start_date')} AS "startDate",
         ${newest('end_date')} AS "endDate"
       FROM (
         (SELECT reservation_id AS id, guest_name, start_date::text, end_date::text, at
          FROM reservation_event WHERE mode = $1 AND ${fits('known_by', wanted)}
          ORDER BY at DESC LIMIT ${looked})
         UNION ALL
         (SELECT reservation_id, metadata->>'guestName', metadata->>'startDate', metadata->>'endDate', created_at
          FROM payment WHERE mode = $1 AND reservation_id IS NOT NULL AND ${fits('known_by', wanted)}
          ORDER BY created_at DESC LIMIT ${looked})
       ) AS told
       GROUP BY id ORDER BY max(at) DESC, id DESC LIMIT ${most}`,
      parametersOf(wanted),
    );
  }

  payments(wanted: Wanted): Promise<FoundPayment[]> {
    const id = next(wanted);
    return this.database.query(
      `SELECT id, amount_cents AS "amountCents", status, metadata->>'guestName' AS "guestName", created_at AS "createdAt"
       FROM payment
       WHERE mode = $1 AND (${fits('known_by', wanted)} OR stripe_session = ${id} OR provider_payment = ${id})
       ORDER BY created_at DESC, id DESC LIMIT ${most}`,
      [...parametersOf(wanted), wanted.id],
    );
  }
}
