import type { Line } from '../bench.ts';
import { percentile } from '../../measure/verdict.ts';
import { fail } from '../../src/machine/machine.ts';
import { progress } from '../../src/machine/terminal.ts';
import { dayAfter, type BenchProduct } from './bench-product.ts';

const rounds = 60;
/** A product that answers phones is warm. */
const warmUp = 20;
/** The property system takes five requests a second from all of us together, some of them are the product's own. */
const distanceMs = 600;
const pause = (ms = distanceMs): Promise<void> => new Promise((go) => setTimeout(go, ms));

const timed = async (ask: () => Promise<Response>): Promise<number> => {
  const since = performance.now();
  const answer = await ask();
  const text = await answer.text();
  if (!answer.ok || text.includes('"error"')) fail(`A tool was not answered well: ${text.slice(0, 300)}`);
  return performance.now() - since;
};

/** A caller's question for free rooms, which only the property system can answer, and the same question asked of that at once. */
export async function measureTool(product: BenchProduct, signal: AbortSignal): Promise<Line[]> {
  const { url, key, property } = product.cloudbeds;
  const stayOf = (round: number) => ({ startDate: dayAfter(30 + round), endDate: dayAfter(32 + round) });
  const callOf = (round: number) => ({
    id: `bench-${round}`,
    type: 'inboundPhoneCall',
    customer: { number: '+15125550142' },
  });
  const announce = (round: number): Promise<Response> =>
    fetch(`${product.url}/api/webhooks/vapi`, {
      method: 'POST',
      headers: { 'x-vapi-secret': product.webhookSecret, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { type: 'status-update', status: 'in-progress', call: callOf(round) } }),
      signal,
    });
  const ours = (round: number): Promise<Response> => {
    const given = { ...stayOf(round), adults: 2, children: 0 };
    const asked = {
      id: `call_${round}`,
      type: 'function',
      function: { name: 'get_availability_and_rates', arguments: given },
    };
    const message = { type: 'tool-calls', timestamp: Date.now(), toolCallList: [asked], call: callOf(round) };
    return fetch(`${product.url}/api/vapi-tools/get_availability_and_rates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${product.toolToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal,
    });
  };
  const provider = (round: number): Promise<Response> => {
    const party = { rooms: '1', adults: '2', children: '0', detailedRates: 'true' };
    const query = new URLSearchParams({ propertyIDs: property, ...stayOf(round), ...party });
    return fetch(`${url}/getAvailableRoomTypes?${query}`, { headers: { 'x-api-key': key }, signal });
  };
  const times: { ours: number[]; provider: number[] } = { ours: [], provider: [] };
  // what a start asks of it is over by then
  await pause(5 * distanceMs);
  for (let round = -warmUp; round < rounds; round += 1) {
    progress('  questions of callers', Math.max(round + 1, 0), rounds);
    await announce(round);
    // a call has rung and begun for seconds before its first question, and by then what announced it is processed
    await pause();
    const one = await timed(() => ours(round));
    await pause();
    const other = await timed(() => provider(round));
    await pause();
    if (round >= 0) {
      times.ours.push(one);
      times.provider.push(other);
    }
  }
  const [answer, alone] = [percentile(times.ours, 95), percentile(times.provider, 95)];
  return [
    {
      what: "a caller's question for free rooms answered, 95 of 100 within",
      value: answer,
      unit: 'ms',
      yardstick: { what: 'the property system asked at once', value: alone },
    },
    {
      what: 'of which ours',
      value: answer - alone,
      unit: 'ms',
      target: { kind: 'value', atMost: 30 },
    },
  ];
}
