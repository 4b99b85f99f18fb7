import type { AlertKind } from '../alerts/alert-rule.port.ts';
import type { AlertMessageEntity } from './alert-message.entity.ts';
import { sentenceOf } from './alert-notice.mapper.ts';
import { chatText } from './chat-text.mapper.ts';

/**
 * What is posted: chat services show `text`, programs read the rest. It says what is wrong, how often and where to look, and
 * names no guest.
 */
export type AlertPost = {
  text: string;
  id: string;
  kind: AlertMessageEntity['kind'];
  mode: AlertMessageEntity['mode'];
  severity: 'warning' | 'critical';
  alert: AlertKind;
  title: string;
  count: number;
  since: string;
  link: string | null;
};

/** @param publicUrl where the console is, for the link */
export function toAlertPost(
  { kind, mode, alertId: id, alert }: Pick<AlertMessageEntity, 'kind' | 'mode' | 'alertId' | 'alert'>,
  publicUrl: string,
): AlertPost {
  const { severity, count, since } = alert;
  const link = alert.link && new URL(alert.link, publicUrl).href;
  const title = chatText(sentenceOf(alert));
  const sentence = `${mode === 'test' ? 'Test mode: ' : ''}${kind === 'resolved' ? 'Over: ' : ''}${title}.`;
  const text = kind === 'raised' && link ? `${sentence} ${link.replaceAll('&', '&amp;')}` : sentence;
  return { text, id, kind, mode, severity, alert: alert.kind, title, count, since, link };
}
