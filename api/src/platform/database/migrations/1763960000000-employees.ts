import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Employees1763960000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- who may use the staff assistant
      CREATE TABLE employee (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        cloudbeds_employee_id text,
        phone_number text CHECK (phone_number ~ '^[0-9]{10}$'),
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text,
        role text NOT NULL CHECK (role IN ('Front Desk', 'Housekeeper', 'Manager', 'Maintenance')),
        is_active boolean NOT NULL,
        missing_since timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT employee_active_has_phone CHECK (phone_number IS NOT NULL OR NOT is_active),
        CONSTRAINT employee_phone UNIQUE (mode, phone_number),
        CONSTRAINT employee_cloudbeds UNIQUE (mode, cloudbeds_employee_id)
      );

      -- a code that was asked for; a call or a browser has one at a time
      CREATE TABLE verification_challenge (
        holder bytea PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        phone text NOT NULL,
        call_id text,
        ip_address text,
        code_hash text NOT NULL,
        tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        passed_at timestamptz
      );
      CREATE INDEX verification_challenge_expired ON verification_challenge (expires_at);

      CREATE TABLE verification_log (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        mode text NOT NULL CHECK (mode IN ('test', 'live')),
        employee_name text,
        phone_number text NOT NULL,
        success boolean NOT NULL,
        error_message text,
        ip_address text,
        call_id text,
        -- a list is continued from a time that was sent in milliseconds
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX verification_log_newest ON verification_log (mode, created_at DESC, id DESC);

      -- rights are those of the employee as they are now
      DROP TABLE call_verification;
      CREATE TABLE call_verification (
        call_id text PRIMARY KEY,
        employee_id uuid NOT NULL REFERENCES employee ON DELETE CASCADE,
        verified_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX call_verification_employee ON call_verification (employee_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE call_verification, verification_log, verification_challenge, employee;
      CREATE TABLE call_verification (
        call_id text PRIMARY KEY,
        employee_name text NOT NULL,
        employee_role text NOT NULL,
        verified_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }
}
