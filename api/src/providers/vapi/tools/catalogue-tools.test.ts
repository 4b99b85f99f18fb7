import { describe, expect, test } from '@jest/globals';
import { ToolAudience, toolCatalogue } from '@booking/contracts/tools';
import fc from 'fast-check';
import { door } from '../../../../test/providers/voice-door.ts';
import { catalogueTools, foreignIds, platformToolOf, wantedIds } from './catalogue-tools.mapper.ts';
import { object, type Json } from '../lenient-json.mapper.ts';

const account = ToolAudience.options.flatMap((audience) =>
  catalogueTools(audience, door).map((body, index) => platformToolOf({ ...body, id: `${audience}-${index}` }, door)),
);
const foreign = { id: 'theirs', name: 'order_taxi', audience: null, changes: [] };
const elsewhere = { id: 'elsewhere', name: 'get_property_facts', audience: null, changes: [] };

test('a tool says its words, its schema in words the platform takes, and where it is called', () => {
  const body = catalogueTools('guest', door).find((each) => object(each['function'])['name'] === 'lookup_reservation');
  expect(body).toEqual({
    type: 'function',
    function: {
      name: 'lookup_reservation',
      description: expect.any(String),
      parameters: {
        type: 'object',
        properties: { lastName: expect.anything(), confirmationNumber: expect.anything() },
        required: ['lastName'],
      },
    },
    server: {
      url: 'https://hotel.example/api/vapi-tools/lookup_reservation',
      timeoutSeconds: 20,
      credentialId: 'credential-of-guest-tools',
    },
    messages: [
      { type: 'request-start', content: 'Let me find your reservation.', blocking: false },
      { type: 'request-failed', content: expect.any(String) },
    ],
  });
  expect(JSON.stringify(catalogueTools('staff', door))).not.toMatch(/"(minLength|maxLength|minimum|default|pattern)"/);
});

test.each(ToolAudience.options)('every tool of %s is known again as theirs', (audience) => {
  const names = account.filter((tool) => tool.audience === audience).map(({ name }) => name);
  expect(names).toEqual(Object.keys(toolCatalogue[audience]));
});

describe('what was changed of one of ours', () => {
  const [body] = catalogueTools('guest', door) as [Json];
  const [called, server] = [object(body['function']), object(body['server'])];
  const parameters = object(called['parameters']);
  const more = { ...parameters, properties: { ...object(parameters['properties']), creditCard: { type: 'string' } } };
  const fewer = { ...parameters, properties: {} };
  test.each<[string[], Json]>([
    [[], { createdAt: 'x', function: { ...called, strict: false } }],
    [['description'], { function: { ...called, description: 'Sells.' } }],
    [['parameters'], { function: { ...called, parameters: more } }],
    [['parameters'], { function: { ...called, parameters: fewer } }],
    [['address, time limit or credential'], { server: { ...server, timeoutSeconds: 1 } }],
    [['address, time limit or credential'], { server: { ...server, credentialId: 'theirs' } }],
    [['a secret in it'], { server: { ...server, headers: { Authorization: 'Bearer x' } } }],
    [[], { server: { ...server, headers: { 'x-tenant': 'lake' } } }],
    [['spoken messages'], { messages: [] }],
    [['description', 'spoken messages'], { function: { ...called, description: '' }, messages: null }],
  ])('%j is told', (changes, change) => {
    expect(platformToolOf({ ...body, ...change }, door)).toMatchObject({ audience: 'guest', changes });
  });

  test('is nothing of one of others, whatever it says', () => {
    expect(platformToolOf({ ...body, server: { url: 'https://elsewhere.example' }, messages: [] }, door)).toMatchObject(
      {
        audience: null,
        changes: [],
      },
    );
    expect(platformToolOf({ id: 'x', type: 'transferCall' }, door).name).toBe('transferCall');
  });
});

test('a tool that is called at another address is not ours', () => {
  const [body] = catalogueTools('guest', door);
  expect(platformToolOf({ ...body, id: 'x', server: { url: 'https://elsewhere.example' } }, door).audience).toBeNull();
});

test('an assistant gets each tool of its audience once, keeps those of others, and nothing else', () => {
  const tools = [...account, foreign, elsewhere];
  const ids = fc.subarray([...tools.map(({ id }) => id), 'deleted']);
  fc.assert(
    fc.property(ids, fc.constantFrom(...ToolAudience.options), (heldIds, audience) => {
      const wanted = wantedIds(heldIds, tools, audience);
      const named = wanted.map((id) => tools.find((tool) => tool.id === id)!);
      const ours = named.filter((tool) => tool.audience === audience).map(({ name }) => name);
      expect(ours.toSorted()).toEqual(Object.keys(toolCatalogue[audience]).toSorted());
      expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
      expect(wanted.includes('theirs')).toBe(heldIds.includes('theirs'));
      expect(named.every((tool) => tool.audience === audience || tool.audience === null)).toBe(true);
    }),
  );
});

test('one of two of the same name stays the one that it has', () => {
  const twin = { ...account[0]!, id: 'twin' };
  expect(wantedIds(['twin'], [...account, twin], 'guest')[0]).toBe('twin');
});

test('somebody else’s tool of a name of ours gives way', () => {
  expect(foreignIds(['theirs', 'elsewhere', 'deleted'], [foreign, elsewhere], 'guest')).toEqual(['theirs']);
});
