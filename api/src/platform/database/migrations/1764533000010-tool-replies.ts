import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a tool call was replied to, how long the whole reply took and where it falls short; null for those before this. */
export class ToolReplies1764533000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE tool_call ADD replied_at timestamptz(3), ADD reply_ms integer, ADD shortfalls text[];
      CREATE INDEX tool_call_replied ON tool_call (replied_at);
      CREATE INDEX tool_call_short ON tool_call (replied_at DESC, id DESC) WHERE shortfalls <> '{}';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX tool_call_short;
      DROP INDEX tool_call_replied;
      ALTER TABLE tool_call DROP COLUMN shortfalls, DROP COLUMN reply_ms, DROP COLUMN replied_at;
    `);
  }
}
