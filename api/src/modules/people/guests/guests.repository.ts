import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { GuestContactEntity } from './guest-contact.entity.ts';
import { GuestEntity } from './guest.entity.ts';

/** A number of a guest, with what else is known of it. */
export type NumberFacts = {
  number: string;
  optedOutSince: Date | null;
  optedOutSaid: string | null;
  sharedWith: { id: string; name: string }[];
  callId: string | null;
};

/** So many contacts of a guest are read: nobody has more, unless strangers are called the same. */
const maxContacts = 100;

/** The tables `guest` and `guest_contact`, which triggers write. */
@Injectable()
export class GuestsRepository {
  constructor(
    @InjectRepository(GuestEntity) private readonly guests: Repository<GuestEntity>,
    @InjectRepository(GuestContactEntity) private readonly contacts: Repository<GuestContactEntity>,
  ) {}

  find(mode: Mode, id: string): Promise<GuestEntity | null> {
    return this.guests.findOneBy({ mode, id });
  }

  /** The contacts of each of these guests, `maxContacts` of a kind at most. */
  listContacts(guestIds: readonly string[]): Promise<GuestContactEntity[]> {
    return this.contacts.query<GuestContactEntity[]>(
      `SELECT mode, kind, contact, name_key AS "nameKey", guest_id AS "guestId" FROM (
         SELECT *, row_number() OVER (PARTITION BY guest_id, kind ORDER BY contact) AS place
         FROM guest_contact WHERE guest_id = ANY ($1)
       ) AS each WHERE place <= ${maxContacts} ORDER BY kind, contact`,
      [guestIds],
    );
  }

  /** Opt-outs, others who have it, and the newest call from it, for each number of a guest. */
  listNumbers({ mode, id }: GuestEntity, numbers: readonly string[]): Promise<NumberFacts[]> {
    return this.contacts.query<NumberFacts[]>(
      `SELECT line AS number, out.since AS "optedOutSince", out.said AS "optedOutSaid", (
         SELECT call.id FROM call WHERE right(call.caller_digits, 10) = right(regexp_replace(line, '\\D', '', 'g'), 10)
           AND call.caller_number = line AND call.mode = $1 ORDER BY call.started_at DESC LIMIT 1
       ) AS "callId", ARRAY(
         SELECT jsonb_build_object('id', other.id, 'name', other.name)
         FROM guest_contact shared JOIN guest other ON other.id = shared.guest_id
         WHERE shared.mode = $1 AND shared.kind = 'phone' AND shared.contact = line AND shared.guest_id <> $2
         ORDER BY other.last_seen_at DESC LIMIT 10
       ) AS "sharedWith"
       FROM unnest($3::text[]) AS owned (line) LEFT JOIN text_opt_out AS out ON out.mode = $1 AND out.number = line`,
      [mode, id, numbers],
    );
  }
}
