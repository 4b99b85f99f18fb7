import { expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { chooseRoom, getLink, isSynced, newCaller, paymentOf } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { doorSecrets, owner } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

const SECRET_KEY = 'the key that seals in this hotel';
let environment: Record<string, string>;
const hotel = useConnectedApi(({ env }) => {
  environment = env;
  return { SECRET_KEY };
});

/** Secrets of the environment, and of every table what is a hash, sealed, or a token. */
async function secretsOfHotel(): Promise<Map<string, string>> {
  const isSecret = /(?<!PUBLIC)_(?:KEY|SECRET|TOKEN)$/;
  const given = Object.entries(environment).filter(([name]) => isSecret.test(name));
  const secrets = new Map([...given, ['SECRET_KEY', SECRET_KEY], ['password', owner.password]] as [string, string][]);
  for (const [name, secret] of Object.entries(doorSecrets)) secrets.set(name, secret);
  secrets.set('database', decodeURIComponent(new URL(hotel.api.databaseUrl).password));
  const columns = await hotel.api.sql<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name ~ '(token|password|code)_hash$|_token$|sealed|_secret$'`,
  );
  for (const { table, column } of columns) {
    const rows = await hotel.api.sql<{ value: string | Buffer | null }>(
      `SELECT DISTINCT "${column}" AS value FROM "${table}" WHERE "${column}" IS NOT NULL LIMIT 20`,
    );
    for (const [n, { value }] of rows.entries()) {
      const forms = Buffer.isBuffer(value)
        ? (['hex', 'base64', 'base64url'] as const).map((as) => value.toString(as))
        : [value!];
      for (const form of forms) secrets.set(`${table}.${column} ${n} ${form.length}`, form);
    }
  }
  return new Map([...secrets].filter(([, value]) => value.length >= 8));
}

test('no answer holds a secret, a hash or anything sealed, whatever is asked for', async () => {
  const caller = newCaller();
  const link = await getLink(hotel, caller);
  await payCheckout(await chooseRoom(hotel, caller, link));
  const { reservationId } = await paymentOf(hotel, caller, isSynced);
  const { id } = await hotel.api.call(assistantEndpoints.create, { body: { name: 'Ann', assistantId: 'a1' } });
  const { cookie } = await signIn(hotel.api, owner.email, owner.password);
  const secrets = await secretsOfHotel();
  secrets.set('session', cookie.split('=')[1]!).set('guest', link.split('/').at(-1)!);
  expect(secrets.size).toBeGreaterThan(15);

  const rows = await hotel.api.sql<{ id: string }>(
    'SELECT id::text FROM call UNION SELECT id::text FROM guest_session UNION SELECT id::text FROM precheckin',
  );
  const ids = [String(id), caller.id, String(reservationId), link.split('/').at(-1)!, ...rows.map((row) => row.id)];
  const reads = Object.values<Record<string, Endpoint>>(allEndpoints)
    .flatMap((table) => Object.values(table))
    .filter(({ method }) => method === 'GET');
  const answered = new Set<string>();
  for (const endpoint of reads) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    for (const each of names.length > 0 ? ids : ['']) {
      const answer = await hotel.api.request(
        addressOf(endpoint, Object.fromEntries(names.map((name) => [name, each]))),
        { headers: { cookie } },
      );
      const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      const told = [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => what);
      expect({ path: endpoint.path, told, hashed: text.includes('$argon2') }).toEqual({
        ...{ path: endpoint.path, told: [], hashed: false },
      });
      if (answer.ok) answered.add(endpoint.path);
    }
    await hotel.api.sql('DELETE FROM rate_limit');
  }
  expect(answered.size).toBeGreaterThan(30);
});
