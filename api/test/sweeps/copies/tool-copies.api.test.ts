import { beforeEach, expect, test } from '@jest/globals';
import { ToolAudience, toolCatalogue, type ToolDefinition } from '@booking/contracts/tools';
import { useConnectedApi } from '../../start/connected-api.ts';
import { useFrontDesk } from '../../people/front-desk.ts';
import { eventually } from '../../start/running-api.ts';
import { toolCalls } from '../../providers/server-messages.ts';
import { useTwoReplicas } from '../../start/two-replicas.ts';
import { announce, tokenFor } from '../../requests/tool-calls.ts';
import { eveningZone } from './copied-request.ts';
import { doors, type CopiesOfTools } from './copied-tool-call.ts';
import { copiesOfCustomerTools, copiesOfGuestTools } from './copies-of-guest-tools.ts';
import { copiesOfStaffTools } from './copies-of-staff-tools.ts';

const env = { HOTEL_TIME_ZONE: eveningZone };
const first = useConnectedApi(() => env);
const hotel = useTwoReplicas(first, env);
const desk = useFrontDesk(hotel);
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const copied: Record<ToolAudience, CopiesOfTools> = {
  guest: copiesOfGuestTools,
  staff: copiesOfStaffTools,
  customer_experience: copiesOfCustomerTools,
};

const written = ToolAudience.options.flatMap((audience) =>
  Object.entries<ToolDefinition>(toolCatalogue[audience])
    .filter(([, { effect }]) => effect !== 'reads')
    .map(([name]) => [audience, name] as const),
);

test('every tool that writes or charges is named here', () => {
  const named = ToolAudience.options.flatMap((audience) =>
    Object.keys(copied[audience]).map((name) => `${audience} ${name}`),
  );
  expect(named.toSorted()).toEqual(written.map((each) => each.join(' ')).toSorted());
});

type Answers = { results: [{ result?: string; error?: string }] };

test.each(written)(
  'thirty copies at once of a %s call of %s have one effect and one answer',
  async (audience, name) => {
    const { caller, args, effects } = await copied[audience][name]!({ ...hotel, desk });
    await announce(hotel.api, caller);
    const body = toolCalls(caller, [{ id: `call_${name}`, name, arguments: args }]);
    const path = `/api/${doors[audience]}/${name}`;
    const use = async (): Promise<string | undefined> => {
      const answer = await hotel.api.request(path, { method: 'POST', headers: tokenFor(path), body });
      return ((await answer.json()) as Answers).results[0].result;
    };
    const results = (await Promise.all(Array.from({ length: 30 }, use))).filter((result) => result !== undefined);
    expect(new Set(results).size).toBe(1);
    expect(await eventually(() => effects(results[0]!))).toBe(1);
  },
);
