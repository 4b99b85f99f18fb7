import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GoldenCalls1763840000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- conversations an assistant must get right before it is published
      CREATE TABLE golden_call (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        assistant_type text NOT NULL CHECK (assistant_type IN ('guest', 'staff', 'customer_experience')),
        turns jsonb NOT NULL,
        is_active boolean NOT NULL,
        from_call_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE golden_call');
  }
}
