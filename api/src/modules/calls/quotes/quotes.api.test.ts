import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { callQuoteEndpoints, type CallQuote } from '@booking/contracts/call-quotes';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { callTool, newCaller, newStay } from '../../../../test/people/guest-trip.ts';
import { deliver, settled } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import * as sent from '../../../../test/providers/server-messages.ts';

const hotel = useConnectedApi();
const quotesOf = (id: string): Promise<CallQuote[]> => hotel.api.call(callQuoteEndpoints.ofCall, { params: { id } });

async function quote(stay = newStay()): Promise<{ id: string; said: string; stay: typeof stay }> {
  const caller = newCaller();
  const said = await callTool(hotel, caller, 'get_availability_and_rates', { ...stay, phone: caller.guest });
  await settled(hotel.api);
  return { id: caller.id, said, stay };
}

describe('a quote that was said in a call', () => {
  test('is right beside the rates of its moment, which are kept', async () => {
    const { id, said, stay } = await quote();
    const [only, ...others] = await quotesOf(id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ ...stay, said, verdict: 'right', nowProblem: null });
    const spoken = only!.offers.filter(({ saidCents }) => saidCents !== null);
    expect(spoken.length).toBeGreaterThan(0);
    for (const { name, saidCents, thenCents, nowCents } of spoken) {
      expect(said).toContain(name);
      expect([thenCents, nowCents]).toEqual([saidCents, saidCents]);
    }
  });

  test('says what changed since, and what is sold no longer', async () => {
    const { id } = await quote();
    // as if every night had cost 10 dollars less then, and one type had been there that is gone now
    await hotel.api.sql(
      `UPDATE quoted_rates SET offers = (
         SELECT jsonb_agg(offer || jsonb_build_object('nights', (
           SELECT jsonb_agg(night || jsonb_build_object('cents', (night->>'cents')::int - 1000))
           FROM jsonb_array_elements(offer->'nights') AS night
         ))) FROM jsonb_array_elements(
           offers || jsonb_build_array(offers->0 || '{"roomTypeId":"gone","roomTypeName":"Boat House"}')
         ) AS offer
       ) WHERE call_id = $1`,
      [id],
    );
    const [only] = await quotesOf(id);
    expect(only!.verdict).toBe('wrong');
    for (const { name, saidCents, thenCents, nowCents } of only!.offers) {
      if (name === 'Boat House') expect([saidCents, nowCents]).toEqual([null, null]);
      else expect(thenCents).toBeLessThan(nowCents!);
    }
    expect(only!.offers.map(({ name }) => name)).toContain('Boat House');
  });

  test('of a call before rates were kept is shown and not judged', async () => {
    const { id, said } = await quote();
    await hotel.api.sql('DELETE FROM quoted_rates WHERE call_id = $1', [id]);
    const [only] = await quotesOf(id);
    expect(only).toMatchObject({ said, verdict: 'unknown' });
    expect(only!.offers.every(({ thenCents }) => thenCents === null)).toBe(true);
    expect(only!.offers.some(({ saidCents, nowCents }) => saidCents !== null && saidCents === nowCents)).toBe(true);
  });

  test('keeps its rates when the property system is away', async () => {
    const { id } = await quote();
    await hotel.simulators.fault('cloudbeds', 'server_error');
    await hotel.api.sql('DELETE FROM provider_cache');
    const [only] = await quotesOf(id);
    expect(only).toMatchObject({ verdict: 'right', nowProblem: expect.stringMatching(/Cloudbeds/) });
  });
});

test('a call without a quote has none, and an unknown call is not found', async () => {
  const phone = { id: randomUUID(), at: sent.begin };
  await deliver(hotel.api, [sent.report(phone)]);
  expect(await quotesOf(phone.id)).toEqual([]);
  const headers = basicOf(owner.email, owner.password);
  await errorOf(await hotel.api.request('/api/admin/call-logs/nothing/quotes', { headers }), 404);
});
