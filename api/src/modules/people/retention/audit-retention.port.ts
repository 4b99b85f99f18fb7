/** Where the audit log forgets; it writes down itself that it did. */
export abstract class ForgetfulAudit {
  abstract forgetBefore(moment: Date): Promise<number>;
}
