import type { AlertMessageEntity } from './alert-message.entity.ts';
import { sentenceOf, type AlertKind } from './alert-notice.mapper.ts';
import { chatText } from './chat-text.mapper.ts';

/** What is posted; chat services show `text`, programs read the rest. It says what is wrong, how often and where to look, and not of whom. */
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

const timeLimitMs = 10_000;

/** @param publicUrl where the console is, for the link */
export function toAlertPost(
  { kind, mode, alertId: id, alert }: Pick<AlertMessageEntity, 'kind' | 'mode' | 'alertId' | 'alert'>,
  publicUrl: string,
): AlertPost {
  const { severity, count, since } = alert;
  const link = alert.link && new URL(alert.link, publicUrl).href;
  const title = chatText(sentenceOf(alert));
  const said = `${mode === 'test' ? 'Test mode: ' : ''}${kind === 'resolved' ? 'Over: ' : ''}${title}.`;
  const text = kind === 'raised' && link ? `${said} ${link.replaceAll('&', '&amp;')}` : said;
  return { text, id, kind, mode, severity, alert: alert.kind, title, count, since, link };
}

/** @throws Error with what the address answered, when it did not take it */
export async function postMessage(address: string, post: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(post),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch((error: Error) => {
    const reason =
      error.name === 'TimeoutError' ? `did not answer within ${timeLimitMs / 1000} seconds` : 'cannot be reached';
    throw new Error(`${new URL(address).host} ${reason}.`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}.`);
}
