import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payment adds to each sum, by its columns: another currency adds nothing. */
const parts = `
  CASE WHEN status IN ('completed', 'refunded') THEN amount_cents ELSE 0 END AS collected,
  refunded_cents AS refunded,
  CASE WHEN status = 'pending' THEN amount_cents ELSE 0 END AS pending`;
/** A hotel day begins at a quarter of an hour in every time zone; most of a long span is whole days of UTC. */
const spans = `(VALUES ('day', interval '1 day'), ('quarter', interval '15 minutes')) AS span (name, length)`;

export class PaymentTotals1764500000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- whoever writes payments meanwhile waits, and is added then
      LOCK TABLE payment IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE payment_total (
        mode text NOT NULL,
        span text NOT NULL CHECK (span IN ('day', 'quarter')),
        began timestamptz NOT NULL,
        collected_cents bigint NOT NULL,
        refunded_cents bigint NOT NULL,
        pending_cents bigint NOT NULL,
        PRIMARY KEY (mode, span, began)
      );
      INSERT INTO payment_total
      SELECT mode, span.name, date_bin(span.length, created_at, 'epoch') AS began, sum(collected), sum(refunded), sum(pending)
      FROM (SELECT mode, created_at, ${parts} FROM payment WHERE currency = 'usd') AS payment, ${spans}
      GROUP BY mode, span.name, began;
      ANALYZE payment_total;

      CREATE FUNCTION total_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- in one order for all, so that no two wait for each other
          INSERT INTO payment_total AS known (mode, span, began, collected_cents, refunded_cents, pending_cents)
          SELECT mode, span.name, date_bin(span.length, created_at, 'epoch') AS began,
                 sum(sign * collected), sum(sign * refunded), sum(sign * pending)
          FROM (
            SELECT mode, created_at, sign, ${parts}
            FROM (VALUES
              (OLD.mode, OLD.created_at, OLD.currency, OLD.status, OLD.amount_cents, OLD.refunded_cents, -1),
              (NEW.mode, NEW.created_at, NEW.currency, NEW.status, NEW.amount_cents, NEW.refunded_cents, 1)
            ) AS change (mode, created_at, currency, status, amount_cents, refunded_cents, sign)
            WHERE currency = 'usd'
          ) AS change, ${spans}
          GROUP BY mode, span.name, began ORDER BY mode, span.name, began
          ON CONFLICT (mode, span, began) DO UPDATE SET
            collected_cents = known.collected_cents + excluded.collected_cents,
            refunded_cents = known.refunded_cents + excluded.refunded_cents,
            pending_cents = known.pending_cents + excluded.pending_cents;
          RETURN NULL;
        END $$;
      -- when the transaction ends: others that change payments of the same day wait no longer than that takes
      CREATE CONSTRAINT TRIGGER payment_totaled AFTER INSERT OR DELETE ON payment
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION total_payment();
      CREATE CONSTRAINT TRIGGER payment_totaled_anew
        AFTER UPDATE OF mode, created_at, currency, status, amount_cents, refunded_cents ON payment
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN ((OLD.mode, OLD.created_at, OLD.currency, OLD.status, OLD.amount_cents, OLD.refunded_cents) IS DISTINCT FROM
              (NEW.mode, NEW.created_at, NEW.currency, NEW.status, NEW.amount_cents, NEW.refunded_cents))
        EXECUTE FUNCTION total_payment();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER payment_totaled_anew ON payment;
      DROP TRIGGER payment_totaled ON payment;
      DROP FUNCTION total_payment;
      DROP TABLE payment_total;
    `);
  }
}
