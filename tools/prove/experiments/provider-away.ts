import { allEndpoints } from '@booking/contracts/all-endpoints';
import { contact, getLink, newCaller, see, select, type Caller } from '../../../api/test/people/guest-trip.ts';
import { eventually, owner, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import type { Fault, Simulators } from '../../../api/test/start/running-simulators.ts';
import { basicOf } from '../../../api/test/people/staff.ts';
import { experiment, assertThat } from './bench.ts';
import { sendRequest, inWords, isFine, type Ended } from './load.ts';

/** What asks a provider while somebody waits; everything else has to work without it. */
const corners = {
  vapi: /^\/api\/admin\/(vapi|assistants|voice)/,
  cloudbeds: /^\/api\/admin\/(inventory|cloudbeds|reservations|employees\/sync-cloudbeds)/,
  stripe: /^\/api\/admin\/stripe/,
  twilio: /^\/api\/admin\/twilio/,
} as const;
type Provider = keyof typeof corners;

const faults: Fault[] = ['server_error', 'hang'];
const longestMs = 15_000;
const healedMs = 150_000;

/** What a console asks for as it opens its screens. */
const screens = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table))
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/') && !path.includes('{'))
  .map(({ path }) => path);

const openAll = (api: ApiInProcess): Promise<Ended[]> =>
  Promise.all(
    [...screens, '/api/boot', '/sign-in'].map((path) =>
      sendRequest(path, () => api.request(path, { headers: basicOf(owner.email, owner.password) })),
    ),
  );

/** A guest's way to the page to pay on, where nobody but `provider` is away. */
async function guestGoesOn(
  trip: { api: ApiInProcess; simulators: Simulators; stop: () => Promise<void> },
  link: string,
  caller: Caller,
  provider: Provider,
) {
  if (provider === 'cloudbeds') return;
  const [room] = (await see(trip, link)).rooms;
  assertThat((await select(trip, link, room!)).ok, `While ${provider} is away a guest cannot choose a room.`);
  if (provider === 'stripe') return;
  const answer = await contact(trip, link, caller);
  assertThat(answer.ok, `While ${provider} is away a guest cannot get to pay: ${answer.status}.`);
}

await experiment(async ({ startApi, startSimulators }) => {
  const simulators = await startSimulators();
  const api = await startApi(simulators.env);
  const trip = { api, simulators, stop: async () => undefined };
  const healthy = await openAll(api);
  const works = new Set(healthy.filter(isFine).map(({ what }) => what));
  assertThat(works.size > 20, `Only ${works.size} of ${healthy.length} screens work when nothing is wrong.`);
  let asked = 0;
  for (const provider of Object.keys(corners) as Provider[]) {
    for (const fault of faults) {
      const caller = newCaller();
      const link = await getLink(trip, caller);
      await simulators.fault(provider, fault);
      const answers = await openAll(api);
      asked += answers.length;
      const failed = answers.filter((each) => works.has(each.what) && !isFine(each));
      const outside = failed.filter(({ what }) => !corners[provider].test(what));
      assertThat(outside.length === 0, `While ${provider} has ${fault}, others fail too: ${inWords(outside)}.`);
      const dishonest = failed.filter(({ status }) => ![424, 502, 503, 504].includes(status));
      assertThat(dishonest.length === 0, `While ${provider} has ${fault}: ${inWords(dishonest)}.`);
      const slow = answers.filter(({ ms }) => ms > longestMs);
      assertThat(
        slow.length === 0,
        `While ${provider} has ${fault}, ${slow.length} screens wait too long, such as ${slow[0]?.what}.`,
      );
      await guestGoesOn(trip, link, caller, provider);
      await simulators.heal();
      await eventually(
        async () => (await openAll(api)).every((each) => !works.has(each.what) || isFine(each)),
        1000,
        healedMs,
      );
    }
  }
  return `Each of ${Object.keys(corners).length} providers failed and hung in turn: of ${asked} screens and pages none outside its corner failed, guests went on, and all healed.`;
});
