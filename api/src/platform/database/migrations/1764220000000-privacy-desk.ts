import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrivacyDesk1764220000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- what a guest asked for; who they are stands in it only until it is done, and sealed
      CREATE TABLE privacy_request (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL CHECK (kind IN ('export', 'erasure')),
        person_hash text NOT NULL,
        person text,
        requested_at timestamptz(3) NOT NULL,
        requested_by text NOT NULL,
        finished_at timestamptz,
        report jsonb NOT NULL DEFAULT '[]'
      );
      CREATE UNIQUE INDEX privacy_request_under_way ON privacy_request (person_hash)
        WHERE kind = 'erasure' AND finished_at IS NULL;
      CREATE INDEX privacy_request_newest ON privacy_request (requested_at DESC, id DESC);

      -- sealed: what fingerprints are made with
      CREATE TABLE fingerprint_key (name text PRIMARY KEY, sealed text NOT NULL);

      -- what must not be stored anew, known by its fingerprint alone
      CREATE TABLE erased_subject (
        hash text PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE erased_subject, fingerprint_key, privacy_request');
  }
}
