import { integrationEndpoints } from '@booking/contracts/integrations';
import { owner } from '../start/api-process.ts';

const basic = `Basic ${Buffer.from(`${owner.email}:${owner.password}`).toString('base64')}`;

/**
 * Has each provider of an API answer once: what failed before is forgotten, and none is left alone any more.
 * One that does not answer for ten seconds is given up.
 * @param prepare comes before each look
 */
export async function untilProvidersAnswer(
  url: string,
  prepare = async (): Promise<unknown> => undefined,
): Promise<void> {
  const path = `${integrationEndpoints.health.path}?refresh=true`;
  for (const until = performance.now() + 10_000; performance.now() < until;) {
    await prepare();
    const answer = await fetch(`${url}${path}`, { headers: { authorization: basic } });
    const statuses = Object.values((await answer.json()) as Record<string, { status: boolean }>);
    if (statuses.every(({ status }) => status)) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}
