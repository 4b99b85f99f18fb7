type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

const fieldsOf = (error: unknown): SmtpError => (error ?? {}) as SmtpError;

/** A 5xx to the recipient is for good (RFC 5321), unless it is about us: 5.7.x says that we may not send (RFC 3463). */
export function isRecipientRefused(error: unknown): boolean {
  const { command, response = '', responseCode = 0 } = fieldsOf(error);
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}

/** Why an email did not leave, in a sentence for staff. */
export function reasonOf(error: unknown, host: string): string {
  const { code, response, responseCode } = fieldsOf(error);
  if (response !== undefined && responseCode !== undefined) return `${host} answered: ${response}`;
  if (code === 'EAUTH') return `${host} does not accept the user or password of SMTP_URL.`;
  if (code === 'ETIMEDOUT') return `${host} did not answer in time.`;
  if (code === 'ETLS') return `${host} offers no encrypted connection.`;
  return `${host} cannot be reached.`;
}
