import type { AlertMessageEntity } from './alert-message.entity.ts';

/** What is posted; chat services show `text`, programs read the rest. */
export type AlertPost = {
  text: string;
  id: string;
  kind: AlertMessageEntity['kind'];
  mode: AlertMessageEntity['mode'];
  severity: 'warning' | 'critical';
  title: string;
  detail: string;
  since: string;
  link: string | null;
};

const timeLimitMs = 10_000;

/** @param publicUrl where the console is, for the link */
export function messageOf(
  { kind, mode, alertId: id, alert }: Pick<AlertMessageEntity, 'kind' | 'mode' | 'alertId' | 'alert'>,
  hotelName: string,
  publicUrl: string,
): AlertPost {
  const { severity, title, detail, since } = alert;
  const link = alert.link && `${publicUrl}${alert.link}`;
  const where = mode === 'test' ? `${hotelName}, test mode` : hotelName;
  const text =
    kind === 'resolved' ? `${where}: over: ${title}` : `${where}: ${title}. ${detail}${link ? ` ${link}` : ''}`;
  return { text, id, kind, mode, severity, title, detail, since, link };
}

/** @throws Error with what the address answered, when it did not take it */
export async function postMessage(address: string, post: AlertPost): Promise<void> {
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
