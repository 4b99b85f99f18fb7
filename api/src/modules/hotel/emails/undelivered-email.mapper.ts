import type { UndeliveredEmail } from '@booking/contracts/emails';
import type { EmailMessageEntity } from './email-message.entity.ts';

export const toUndelivered = (email: EmailMessageEntity): UndeliveredEmail => ({
  id: email.id,
  to: email.toAddress,
  subject: email.subject,
  purpose: email.purpose,
  status: email.status,
  error: email.error,
  attempts: email.attempts,
  createdAt: email.createdAt.toISOString(),
});
