import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { CallRow } from './call-log.mapper.ts';

/** The guest of a call's newest payment or link; else whose number it came from, unless several have it (docs/adr/0064). */
const names = `
  SELECT asked.id, coalesce(told.name, owner.name) AS name
  FROM unnest($2::text[], $3::text[]) AS asked (id, number)
  LEFT JOIN LATERAL (
    SELECT name FROM (
      (SELECT nullif(trim(metadata->>'guestName'), '') AS name, created_at FROM payment
       WHERE call_id = asked.id AND trim(metadata->>'guestName') <> '' ORDER BY created_at DESC LIMIT 1)
      UNION ALL
      (SELECT nullif(trim(concat_ws(' ', guest->>'firstName', guest->>'lastName')), ''), created_at FROM guest_session
       WHERE call_id = asked.id AND guest IS NOT NULL ORDER BY created_at DESC LIMIT 1)
    ) AS record WHERE name IS NOT NULL ORDER BY created_at DESC LIMIT 1
  ) AS told ON true
  LEFT JOIN LATERAL (
    SELECT min(guest.name) AS name FROM (
      SELECT guest_id FROM guest_contact
      WHERE mode = $1 AND kind = 'phone' AND contact = asked.number AND told.name IS NULL LIMIT 2
    ) AS known JOIN guest ON guest.id = known.guest_id
    HAVING count(*) = 1
  ) AS owner ON true
  WHERE coalesce(told.name, owner.name) IS NOT NULL`;

/** Whom calls were with. */
@Injectable()
export class CallGuestsRepository {
  constructor(private readonly database: DataSource) {}

  /** The names of the guests of these calls, by the id of the call; a call with nobody who is known is left out. */
  async findNames(mode: Mode, calls: readonly CallRow[]): Promise<Map<string, string>> {
    if (calls.length === 0) return new Map();
    const values = [mode, calls.map(({ id }) => id), calls.map(({ callerNumber }) => callerNumber)];
    const found = await preparedQuery<{ id: string; name: string }>(this.database, names, values);
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
