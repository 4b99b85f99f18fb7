import { defaultSettings } from '@booking/contracts/settings';

/** As the log tells. */
export type KeptDays = { days: string | null };
type Query = (sql: string, given: unknown[]) => Promise<KeptDays[]>;

/**
 * The last change before the moment, else the value that the log noted when it last deleted events (perhaps that change), else what the next
 * change replaced. The table of settings is not read, because the product's database role can write it without an entry in the log.
 */
const told = `
  (SELECT after ->> 'auditRetentionDays' AS days, 1 AS rank FROM audit_event
   WHERE action = 'settings.change' AND subject_id = 'auditRetentionDays' AND after ? 'auditRetentionDays' AND at <= $1
   ORDER BY at DESC, id DESC LIMIT 1)
  UNION ALL
  (SELECT detail ->> 'keptDays', 2 FROM audit_event
   WHERE action = 'audit.forget' AND detail ? 'keptDays' ORDER BY id DESC LIMIT 1)
  UNION ALL
  (SELECT before ->> 'auditRetentionDays', 3 FROM audit_event
   WHERE action = 'settings.change' AND subject_id = 'auditRetentionDays' AND before ? 'auditRetentionDays' AND at > $1
   ORDER BY at, id LIMIT 1)
  ORDER BY rank LIMIT 1`;

/** How many days the audit log was kept at a moment, by the log itself; the default where it was never changed. */
export async function keptDaysAt(moment: Date, query: Query): Promise<number> {
  const [found] = await query(told, [moment]);
  return Number(found?.days ?? defaultSettings.auditRetentionDays);
}
