import type { Simulators } from '../start/running-simulators.ts';

/** An email that the simulated mail server took. */
export type CaughtEmail = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  messageId: string;
};

/** What was emailed to an address, newest first. */
export async function emailsTo({ control }: Simulators, to: string): Promise<CaughtEmail[]> {
  const emails = (await (await fetch(`${control}/api/emails`)).json()) as CaughtEmail[];
  return emails.filter((email) => email.to === to);
}

/** Has the mail server take email, be down, or refuse all of it for now. */
export async function setMailMood({ control }: Simulators, mood: 'well' | 'down' | 'refusing'): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${control}/api/emails/mood`, { method: 'PUT', headers, body: JSON.stringify({ mood }) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Has a mail server say later that an email did not arrive. */
export async function bounceEmail({ control }: Simulators, { id }: CaughtEmail): Promise<void> {
  const answer = await fetch(`${control}/api/emails/${id}/bounce`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}
