/** Where the audit log forgets; it writes down itself that it did. */
export abstract class AuditRetention {
  abstract forgetBefore(moment: Date): Promise<number>;
}
