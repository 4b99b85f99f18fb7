import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { anybody, AuditKeys, type SealedWords } from '../audit-chain/audit-keys.service.ts';
import { marksOf, type Person } from './person.rule.ts';

type SealedEvent = SealedWords & { id: string };

const batch = 500;
const page = `SELECT id, sealed, sealed_for AS "sealedFor" FROM audit_event
  WHERE sealed IS NOT NULL AND id > $1 AND NOT sealed_for && $2 ORDER BY id LIMIT ${batch}`;

/** What the audit log says about a person in words. Erasing destroys the keys of those words; the log itself stays as it was written. */
@Injectable()
export class AuditWords {
  constructor(
    private readonly database: DataSource,
    private readonly keys: AuditKeys,
  ) {}

  /** @returns how many events lost their words */
  async erase(person: Person): Promise<number> {
    const own = await this.subjectsOf(person);
    const subjects = [...own, ...(await this.quoting(person, own))];
    const sql = 'SELECT count(*)::int AS count FROM audit_event WHERE sealed_for && $1 AND sealed IS NOT NULL';
    const [row] = await this.database.query<{ count: number }[]>(sql, [subjects]);
    await this.database.transaction((em) => this.keys.destroy(em, subjects));
    return row?.count ?? 0;
  }

  /** Their records; and words of which nobody can tell whom they are about. */
  private async subjectsOf({ calls, payments, precheckins, reservations, checkouts }: Person): Promise<string[]> {
    const others = await this.database.query<{ subject: string }[]>(
      `SELECT 'payment_difference ' || id AS subject FROM payment_difference
         WHERE payment_id = ANY ($1::uuid[]) OR reservation_id = ANY ($2) OR stripe_session = ANY ($3)
       UNION SELECT 'payment_match ' || id FROM payment_difference
         WHERE payment_id = ANY ($1::uuid[]) OR reservation_id = ANY ($2) OR stripe_session = ANY ($3)
       UNION SELECT 'extension ' || id FROM extension_request WHERE payment_id = ANY ($1::uuid[])`,
      [payments, reservations, checkouts],
    );
    return [
      anybody,
      ...calls.map((id) => `call ${id}`),
      ...payments.map((id) => `payment ${id}`),
      ...precheckins.map((id) => `precheckin ${id}`),
      ...reservations.map((id) => `reservation ${id}`),
      ...others.map(({ subject }) => subject),
    ];
  }

  /** Subjects of events that are about something else and quote a number, an address or a record of theirs. */
  private async quoting(person: Person, own: readonly string[]): Promise<string[]> {
    const marks = marksOf(person);
    if (marks.length === 0) return [];
    const isQuote = new RegExp(marks.join('|'), 'i');
    const found = new Set<string>();
    for (let last = '0', rows: SealedEvent[]; ; last = rows.at(-1)!.id) {
      rows = await this.database.query<SealedEvent[]>(page, [last, own]);
      if (rows.length === 0) return [...found];
      const opened = await this.keys.open(rows);
      for (const [index, { sealedFor }] of rows.entries())
        if (opened[index] && isQuote.test(JSON.stringify(opened[index])))
          for (const subject of sealedFor ?? []) found.add(subject);
    }
  }
}
