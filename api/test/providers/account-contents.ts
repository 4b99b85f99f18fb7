import type { Simulators } from '../start/running-simulators.ts';

async function json<T>(url: string, authorization: string): Promise<T> {
  const answer = await fetch(url, { headers: { authorization } });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The texts the test account at Twilio has for a number, newest first. */
export async function textsTo(
  { twilio, env }: Simulators,
  number: string,
): Promise<{ body: string; status: string }[]> {
  const [sid, token] = [env['TWILIO_TEST_ACCOUNT_SID']!, env['TWILIO_TEST_AUTH_TOKEN']!];
  const url = `${twilio}/2010-04-01/Accounts/${sid}/Messages.json?${new URLSearchParams({ To: number })}`;
  return (await json<{ messages: { body: string; status: string }[] }>(url, `Basic ${btoa(`${sid}:${token}`)}`))
    .messages;
}

/** The calls that the test account at Vapi has. */
export const callsAt = ({ vapi, env }: Simulators): Promise<{ id: string }[]> =>
  json(`${vapi}/call`, `Bearer ${env['VAPI_TEST_API_KEY']!}`);

/** The checkout sessions that the test account at Stripe has. */
export async function checkoutsAt({ stripe, env }: Simulators): Promise<{ id: string }[]> {
  const key = `Bearer ${env['STRIPE_TEST_SECRET_KEY']!}`;
  return (await json<{ data: { id: string }[] }>(`${stripe}/v1/checkout/sessions`, key)).data;
}
