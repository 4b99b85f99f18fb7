import { writeEmail, type EmailBody } from '../../hotel/emails/email-body.mapper.ts';
import type { AlertMessageEntity } from './alert-message.entity.ts';
import { sentenceOf } from './alert-notice.mapper.ts';

/** An alert as it is emailed to staff: what is wrong, how often and where to look. It names no guest. */
export function alertEmail(
  { kind, mode, alert }: Pick<AlertMessageEntity, 'kind' | 'mode' | 'alert'>,
  publicUrl: string,
): EmailBody & { subject: string } {
  const isOver = kind === 'resolved';
  const subject = `${mode === 'test' ? 'Test mode: ' : ''}${isOver ? 'Over: ' : ''}${sentenceOf(alert)}`;
  const closing = 'Which alerts are sent is set in Settings, Alerts.';
  if (isOver) return { subject, ...writeEmail({ paragraphs: [`${subject}.`], closing }) };
  const url = new URL(alert.link ?? '/', publicUrl).href;
  const link = { label: 'Open it in the console', url };
  return { subject, ...writeEmail({ paragraphs: [`${subject}.`], link, closing }) };
}
