import { Injectable } from '@nestjs/common';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import type { PersonFound } from '@booking/contracts/privacy-desk';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { PersonalImages } from './personal-images.service.ts';
import { personalDataKinds, type PersonalDataKind } from './personal-data-kinds.repository.ts';
import { personParameters, personCte } from './person-finder.service.ts';
import { identifiersOf, type Person, type PersonToErase } from './person.rule.ts';
import { FreeTextErasure } from './free-text-erasure.service.ts';

const atVoicePlatform = `t.kind IS DISTINCT FROM 'webChat'`;

/** What is held about a person. */
@Injectable()
export class StoredPersonalData {
  constructor(
    private readonly database: DataSource,
    private readonly images: PersonalImages,
    private readonly sweep: FreeTextErasure,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async of(person: Person): Promise<PersonFound> {
    const held: PersonFound['held'] = [];
    for (const own of personalDataKinds) held.push({ what: own.what, count: await this.count(own, person) });
    const images = await this.images.ofAll(person.precheckins);
    held.push({ what: 'precheckins', count: person.precheckins.length });
    held.push({ what: 'images', count: images.filter(({ deletedAt }) => !deletedAt).length });
    held.push({ what: 'inbox', count: await this.sweep.count(person, 'inbound_event') });
    held.push({ what: 'recordings', count: (await this.recordings(person)).length });
    held.push({ what: 'sent_texts', count: held.find(({ what }) => what === 'texts')?.count ?? 0 });
    held.push({ what: 'property_system', count: person.reservations.length });
    held.push({ what: 'payment_provider', count: person.checkouts.length });
    held.push({ what: 'audit', count: await this.sweep.count(person, 'audit_event') });
    return {
      identifiers: identifiersOf(person),
      names: [...new Set(person.names)],
      alsoKnownBy: person.alsoKnownBy,
      held: held.filter(({ count }) => count > 0),
      open: await this.open(person),
    };
  }

  async count(own: PersonalDataKind, person: Person): Promise<number> {
    const sql = `${personCte} SELECT count(*)::int AS count FROM ${own.table} t, person WHERE ${own.where}`;
    const [row] = await this.database.query<{ count: number }[]>(sql, personParameters(person));
    return row?.count ?? 0;
  }

  /** Their calls that the voice platform knows. */
  recordings(person: Person): Promise<PersonToErase['recordings']> {
    const sql = `SELECT t.mode, t.id FROM call t WHERE t.id = ANY ($1) AND ${atVoicePlatform} ORDER BY t.started_at`;
    return this.database.query(sql, [person.calls]);
  }

  /** The file that is handed to them, kind by kind. */
  async *file(person: Person): AsyncIterable<string> {
    const { HOTEL_TIME_ZONE: zone } = this.env.settings;
    const head = {
      madeAt: formatHotelTime(this.clock.now(), zone),
      knownBy: identifiersOf(person),
      names: person.names,
    };
    yield `${JSON.stringify(head).slice(0, -1)}`;
    for (const { what, table, where, hidden } of personalDataKinds) {
      const sql = `${personCte} SELECT to_jsonb(t) - $8::text[] AS row FROM ${table} t, person WHERE ${where}`;
      const rows = await this.database.query<{ row: object }[]>(sql, [...personParameters(person), hidden]);
      yield `,\n${JSON.stringify(what)}: ${JSON.stringify(rows.map(({ row }) => row))}`;
    }
    const precheckins = await this.database.query<{ row: object }[]>(
      `SELECT to_jsonb(t) - 'token_hash' AS row FROM precheckin t WHERE t.id = ANY ($1)`,
      [person.precheckins],
    );
    yield `,\n"precheckins": ${JSON.stringify(precheckins.map(({ row }) => row))}`;
    const images = await this.images.ofAll(person.precheckins);
    const told = images.map(({ imageKey: _, deletedAt, ...image }) => ({ ...image, deletedAt, isKept: !deletedAt }));
    yield `,\n"images": ${JSON.stringify(told)}`;
    yield `,\n"recordings": ${JSON.stringify(await this.recordings(person))}`;
    yield `,\n"inbox": ${JSON.stringify(await this.sweep.inbound(person))}}\n`;
  }

  /** Stays and payments that are not over. */
  async open(person: Person): Promise<string[]> {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const rows = await this.database.query<{ said: string }[]>(
      `SELECT 'Reservation ' || coalesce(t.reservation_id, 'being made') || ' is paid and ends on ' || max(last.day) AS said
       FROM payment t
         LEFT JOIN extension_request longer ON longer.payment_id = t.id,
         LATERAL (SELECT greatest(longer.new_checkout_date::text, t.metadata->>'endDate') AS day) AS last
       WHERE t.id = ANY ($1) AND t.status = 'completed' AND last.day >= $2 AND NOT EXISTS (
         SELECT FROM reservation_event e WHERE e.reservation_id = t.reservation_id AND e.kind = 'cancelled'
       )
       GROUP BY t.reservation_id
       UNION
       SELECT 'A payment can still be made until ' || to_char(t.expires_at AT TIME ZONE $3, 'YYYY-MM-DD HH24:MI')
       FROM payment t WHERE t.id = ANY ($1) AND t.status = 'pending' AND t.expires_at > $4
       UNION
       SELECT 'The pre-check-in of reservation ' || t.reservation_id || ' is for a stay until ' || t.end_date
       FROM precheckin t WHERE t.id = ANY ($5) AND t.end_date >= $2::date AND t.revoked_at IS NULL
       ORDER BY said`,
      [person.payments, today, this.env.settings.HOTEL_TIME_ZONE, this.clock.now(), person.precheckins],
    );
    return rows.map(({ said }) => `${said}.`);
  }
}
