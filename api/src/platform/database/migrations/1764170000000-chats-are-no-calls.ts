import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param counts how many calls a row of the call log is, by its `kind` */
const countCall = (counts: string): string => `
  CREATE OR REPLACE FUNCTION count_call() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- in one order for all, so that no two wait for each other
      INSERT INTO call_quarter AS known (mode, began, calls, cost_usd)
      SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began,
             sum(sign * ${counts}), sum(sign * coalesce(cost_usd, 0))
      FROM (VALUES (OLD.mode, OLD.started_at, OLD.cost_usd, OLD.kind, -1), (NEW.mode, NEW.started_at, NEW.cost_usd, NEW.kind, 1))
        AS change (mode, started_at, cost_usd, kind, sign)
      WHERE mode IS NOT NULL
      GROUP BY mode, began ORDER BY mode, began
      ON CONFLICT (mode, began) DO UPDATE
        SET calls = known.calls + excluded.calls, cost_usd = known.cost_usd + excluded.cost_usd;
      RETURN NULL;
    END $$;`;

const countAnewOf = (columns: string[]): string => `
  DROP TRIGGER call_counted_anew ON call;
  CREATE TRIGGER call_counted_anew AFTER UPDATE OF ${columns.join(', ')} ON call FOR EACH ROW
    WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM
          (${columns.map((column) => `NEW.${column}`).join(', ')}))
    EXECUTE FUNCTION count_call();`;

/** Adds the chats that are there to the counted calls, or takes them away. */
const countChats = (sign: 1 | -1): string => `
  UPDATE call_quarter SET calls = calls + ${sign} * chats.count
  FROM (
    SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, count(*) AS count
    FROM call WHERE kind = 'webChat' GROUP BY 1, 2
  ) AS chats
  WHERE call_quarter.mode = chats.mode AND call_quarter.began = chats.began;`;

// whoever writes calls meanwhile waits, and is counted then
const hold = 'LOCK TABLE call IN SHARE ROW EXCLUSIVE MODE;';

export class ChatsAreNoCalls1764170000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      hold +
        countCall(`(kind IS DISTINCT FROM 'webChat')::int`) +
        countAnewOf(['mode', 'started_at', 'cost_usd', 'kind']) +
        countChats(-1) +
        // of these the old ones are looked for
        `CREATE INDEX call_chat ON call (started_at) WHERE kind = 'webChat'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP INDEX call_chat;${hold}` + countCall('1') + countAnewOf(['mode', 'started_at', 'cost_usd']) + countChats(1),
    );
  }
}
