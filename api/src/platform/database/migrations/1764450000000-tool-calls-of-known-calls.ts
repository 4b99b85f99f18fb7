import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which calls the voice platform itself told of, which calls are those of a web conversation, and which tool calls were taken. */
export class ToolCallsOfKnownCalls1764450000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reported_call (
        id text PRIMARY KEY,
        kind text,
        caller_number text,
        reported_at timestamptz NOT NULL
      );
      CREATE INDEX reported_call_reported ON reported_call (reported_at);

      CREATE TABLE web_call (
        id text PRIMARY KEY,
        conversation_id text NOT NULL REFERENCES web_conversation (id) ON DELETE CASCADE
      );
      CREATE INDEX web_call_conversation ON web_call (conversation_id);

      CREATE TABLE tool_claim (
        call_id text NOT NULL,
        tool_call_id text NOT NULL,
        audience text NOT NULL,
        tool text NOT NULL,
        claimed_at timestamptz NOT NULL,
        answered_at timestamptz,
        result text,
        error text,
        PRIMARY KEY (call_id, tool_call_id)
      );
      CREATE INDEX tool_claim_answered ON tool_claim (answered_at) WHERE result IS NOT NULL OR error IS NOT NULL;
      CREATE INDEX tool_claim_claimed ON tool_claim (claimed_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE tool_claim, web_call, reported_call');
  }
}
