import { describe, expect, test } from '@jest/globals';
import { ToolAudience, toolCatalogue, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { doorSecrets } from '../../../../test/start/running-api.ts';
import { toolCalls } from '../../../../test/providers/server-messages.ts';
import { tokenFor } from '../../../../test/requests/tool-calls.ts';
import { newPhone, resultsOf, useTools } from '../../../../test/requests/tool-requests.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { Rehearsals } from './rehearsals.service.ts';

const { api, tool } = useTools();

const sealedWith = (SECRET_KEY: string): Sealed =>
  new Sealed(Env.read({ DATABASE_URL: 'postgres://localhost/x', ...doorSecrets, SECRET_KEY }));
const ours = sealedWith('a-key-that-is-only-for-tests');
const begunAgo = (ms: number, sealed = ours): Record<string, string> =>
  new Rehearsals(sealed, { now: () => new Date(Date.now() - ms) }).headers();

const marked = (mark: Record<string, string>, path = '/api/vapi-tools') => ({ ...tokenFor(path), ...mark });

/** How many rows each table has; how providers are is looked at meanwhile. */
const rows = () =>
  api.sql(
    `SELECT table_name, query_to_xml(format('SELECT count(*) FROM %I', table_name), false, true, '')::text AS rows
     FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'provider_check' ORDER BY 1`,
  );

const example: Record<string, unknown> = {
  startDate: '2099-12-04',
  endDate: '2099-12-06',
  newCheckoutDate: '2099-12-08',
  adults: 2,
  children: 0,
  firstName: 'Rosa',
  lastName: 'Chen',
  email: 'rosa@guest.example',
  phone: '+15125550142',
  reservationId: '123',
  roomName: '101',
  condition: 'clean',
  code: '123456',
  message: 'Our address',
  note: 'Late',
  topic: 'pool',
};

const changing = ToolAudience.options.flatMap((audience) =>
  Object.entries<ToolDefinition>(toolCatalogue[audience])
    .filter(([, { effect }]) => effect !== 'reads')
    .map(([name, definition]) => ({ audience, name, definition })),
);

describe('in a rehearsal', () => {
  test.each(changing)('$audience $name changes nothing and says so', async ({ audience, name, definition }) => {
    const given = Object.keys(definition.parameters.shape).map((key) => [key, example[key]]);
    const before = await rows();
    const asked = toolCalls(newPhone(), [{ id: 'call_1', name, arguments: Object.fromEntries(given) }]);
    const path = `${toolPath[audience]}/${name}`;
    const answer = await tool(path, asked, marked(begunAgo(0), path));
    const [answered] = await resultsOf(answer);
    expect(answered?.result ?? answered?.error).toMatch(/nothing was sent, held, changed or charged|not available yet/);
    expect(await rows()).toEqual(before);
  });

  test('what a tool needs is asked for as ever', async () => {
    const asked = toolCalls(newPhone(), [{ id: 'call_1', name: 'send_sms', arguments: {} }]);
    const [answered] = await resultsOf(await tool('/api/vapi-tools/send_sms', asked, marked(begunAgo(0))));
    expect(answered?.error).toMatch(/^Ask the caller again for .*the message/);
  });

  test('a plain body changes nothing either', async () => {
    const answer = await tool(
      '/api/vapi-tools/send_sms',
      { phone: '+15125550142', message: 'Hi' },
      marked(begunAgo(0)),
    );
    expect(await answer.json()).toMatchObject({ result: expect.stringContaining('as a rehearsal') });
  });
});

describe('a mark that proves nothing', () => {
  test.each([
    ['that ran out', () => begunAgo(3 * 60_000)],
    ['with another key', () => begunAgo(0, sealedWith('another-key-only-for-tests'))],
    ['sealed for another purpose', () => ({ 'x-rehearsal': ours.seal('tokens', String(Date.now() + 60_000)) })],
    ['that is made up', () => ({ 'x-rehearsal': String(Date.now() + 60_000) })],
    ['that is empty', () => ({ 'x-rehearsal': '' })],
  ])('%s is refused, and never taken for a real call', async (_, mark) => {
    const before = await rows();
    const answer = await tool('/api/vapi-tools/send_sms', toolCalls(newPhone()), marked(mark()));
    const { message } = await errorOf(answer, 401);
    expect(message).toBe('The mark of this rehearsal is not ours or ran out. Play the call again.');
    expect(await rows()).toEqual(before);
  });

  test('does not stand in for the tool token', async () => {
    const { message } = await errorOf(await tool('/api/vapi-tools/send_sms', toolCalls(newPhone()), begunAgo(0)), 401);
    expect(message).toBe('The tool token is missing or wrong.');
  });
});
