import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CallQuarters1764140000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- whoever writes calls meanwhile waits, and is counted then
      LOCK TABLE call IN SHARE ROW EXCLUSIVE MODE;
      -- calls and what they cost, by quarter of an hour: hotel days begin at one in every time zone there is
      CREATE TABLE call_quarter (
        mode text NOT NULL,
        began timestamptz NOT NULL,
        calls int NOT NULL,
        cost_usd numeric NOT NULL,
        PRIMARY KEY (mode, began)
      );
      INSERT INTO call_quarter
      SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, count(*), coalesce(sum(cost_usd), 0)
      FROM call GROUP BY mode, began;
      -- until it is known how many there are, a day's quarters would be looked for among all
      ANALYZE call_quarter;

      CREATE FUNCTION count_call() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- in one order for all, so that no two wait for each other
          INSERT INTO call_quarter AS known (mode, began, calls, cost_usd)
          SELECT mode, date_bin('15 minutes', started_at, 'epoch') AS began, sum(calls), sum(calls * coalesce(cost_usd, 0))
          FROM (VALUES (OLD.mode, OLD.started_at, OLD.cost_usd, -1), (NEW.mode, NEW.started_at, NEW.cost_usd, 1))
            AS change (mode, started_at, cost_usd, calls)
          WHERE mode IS NOT NULL
          GROUP BY mode, began ORDER BY mode, began
          ON CONFLICT (mode, began) DO UPDATE
            SET calls = known.calls + excluded.calls, cost_usd = known.cost_usd + excluded.cost_usd;
          RETURN NULL;
        END $$;
      CREATE TRIGGER call_counted AFTER INSERT OR DELETE ON call FOR EACH ROW EXECUTE FUNCTION count_call();
      CREATE TRIGGER call_counted_anew AFTER UPDATE OF mode, started_at, cost_usd ON call FOR EACH ROW
        WHEN ((OLD.mode, OLD.started_at, OLD.cost_usd) IS DISTINCT FROM (NEW.mode, NEW.started_at, NEW.cost_usd))
        EXECUTE FUNCTION count_call();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER call_counted_anew ON call;
      DROP TRIGGER call_counted ON call;
      DROP FUNCTION count_call;
      DROP TABLE call_quarter;
    `);
  }
}
