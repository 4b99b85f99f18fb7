import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Pictures1764310000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- photos of the hotel by the address that its property system gives
      CREATE TABLE picture (
        address text PRIMARY KEY,
        -- none until it was fetched
        hash text,
        asked_at timestamptz NOT NULL
      );
      CREATE TABLE picture_file (
        hash text NOT NULL,
        file text NOT NULL,
        bytes bytea NOT NULL,
        made_at timestamptz NOT NULL,
        PRIMARY KEY (hash, file)
      );
      -- they are compressed as they are
      ALTER TABLE picture_file ALTER bytes SET STORAGE EXTERNAL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE picture_file, picture');
  }
}
