import { defaultSettings } from '@booking/contracts/settings';

/** As the log tells. */
export type KeptDays = { days: string | null };
type Query = (sql: string, given: unknown[]) => Promise<KeptDays[]>;

/**
 * The last change before the moment, else what the log told when it last forgot, that change perhaps, else what the next change replaced. The table of
 * settings is not asked: whoever has the database role of the product may write there without a word in the log.
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

/** How many days the audit log was kept at a moment, as the log itself tells; the default where nobody ever changed it. */
export async function keptDaysAt(moment: Date, query: Query): Promise<number> {
  const [found] = await query(told, [moment]);
  return Number(found?.days ?? defaultSettings.auditRetentionDays);
}
