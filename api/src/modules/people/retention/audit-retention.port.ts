/** Removes old events of the audit log, which records the removal itself. */
export abstract class AuditRetention {
  abstract forgetBefore(moment: Date): Promise<number>;
}
