import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dialed on the keys of a telephone: ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN, UNAVAILABLE, PRIVATE, PAYPHONE, and two of Twilio's. */
const codes = '266696687 7378742833 2562533 8656696 86282452253 7748283 72974663 464 8566'.split(' ');

/** Texts that came in are looked through for alerts. Calls from withheld numbers have none. */
export class InboundTexts1764460000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX inbound_text ON inbound_event (mode, received_at) WHERE provider = 'twilio' AND kind = 'message'
    `);
    const numbers = codes.map((code) => `+${code}`);
    await db.query('UPDATE reported_call SET caller_number = NULL WHERE caller_number = ANY ($1)', [numbers]);
    await db.query(
      `UPDATE call SET caller_number = NULL, merge_state = merge_state #- '{facts,callerNumber}'
       WHERE caller_number = ANY ($1)`,
      [numbers],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX inbound_text');
  }
}
