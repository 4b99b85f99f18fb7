import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Assistants1763820000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE assistant
        ADD vapi_phone_number_id text,
        ADD description text,
        ADD agent_name text,
        ADD hotel_name text,
        ADD personality text,
        ADD first_message text,
        ADD first_message_mode text CHECK (first_message_mode IN
          ('assistant-speaks-first', 'assistant-speaks-first-with-model-generated-message')),
        ADD voicemail_message text,
        ADD end_call_message text,
        ADD model_provider text CHECK (model_provider IN ('openai', 'anthropic')),
        ADD model_name text,
        ADD transcriber_provider text CHECK (transcriber_provider IN ('deepgram', 'assembly')),
        ADD transcriber_model text,
        ADD booking_logic text,
        ADD system_prompt text,
        ADD revision int NOT NULL DEFAULT 1,
        ADD archived_at timestamptz,
        ADD image_hash text,
        ADD published_version int,
        -- what the newest watch found at the voice platform
        ADD drift jsonb NOT NULL DEFAULT '[]',
        ADD drift_since timestamptz,
        ADD drift_checked_at timestamptz,
        -- whoever publishes holds it until then; a process that died does not hold it for ever
        ADD publishing_until timestamptz,
        ADD publishing_by text;

      CREATE TABLE assistant_image (
        assistant int PRIMARY KEY REFERENCES assistant,
        webp bytea NOT NULL
      );

      -- what went live, word for word; rows are never changed
      CREATE TABLE assistant_version (
        assistant int NOT NULL REFERENCES assistant,
        version int NOT NULL CHECK (version > 0),
        published_at timestamptz(3) NOT NULL DEFAULT now(),
        author text NOT NULL,
        note text NOT NULL,
        is_verified boolean NOT NULL,
        draft jsonb NOT NULL,
        prompt text NOT NULL,
        tool_names jsonb NOT NULL,
        -- the entries that went into the prompt, as they were
        documentation jsonb NOT NULL,
        PRIMARY KEY (assistant, version)
      );

      CREATE TABLE ai_documentation (
        id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        category text NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        "order" int NOT NULL DEFAULT 0,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3)
      );

      CREATE TABLE ai_documentation_change (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        documentation int NOT NULL REFERENCES ai_documentation,
        at timestamptz(3) NOT NULL DEFAULT now(),
        author text NOT NULL,
        change text NOT NULL CHECK (change IN ('created', 'updated', 'deleted', 'restored')),
        entry jsonb NOT NULL
      );
      CREATE INDEX ai_documentation_change_newest ON ai_documentation_change (documentation, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE ai_documentation_change, ai_documentation, assistant_version, assistant_image;
      ALTER TABLE assistant
        DROP vapi_phone_number_id, DROP description, DROP agent_name, DROP hotel_name, DROP personality,
        DROP first_message, DROP first_message_mode, DROP voicemail_message, DROP end_call_message,
        DROP model_provider, DROP model_name, DROP transcriber_provider, DROP transcriber_model,
        DROP booking_logic, DROP system_prompt, DROP revision, DROP archived_at, DROP image_hash,
        DROP published_version, DROP drift, DROP drift_since, DROP drift_checked_at, DROP publishing_until, DROP publishing_by;
    `);
  }
}
