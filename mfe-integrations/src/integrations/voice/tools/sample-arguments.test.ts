import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { toolCatalogue, type ToolDefinitions } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { sampleArguments } from './sample-arguments.ts';

const dates = { startDate: '2026-11-22', endDate: '2026-11-23' };

const samplesOf = (properties: VoiceTool['parameters']['properties'], required = Object.keys(properties)) =>
  sampleArguments({ type: 'object', properties, required }, dates);

describe('by S2 section 5', () => {
  test.each(['startDate', 'start_date', 'checkInDate', 'check_in', 'checkin'])('%s is tomorrow', (name) => {
    expect(samplesOf({ [name]: { type: 'string' } })).toEqual({ [name]: '2026-11-22' });
  });

  test.each(['endDate', 'end_date', 'checkOutDate', 'newCheckoutDate', 'check_out'])('%s is two days ahead', (name) => {
    expect(samplesOf({ [name]: { type: 'string' } })).toEqual({ [name]: '2026-11-23' });
  });

  test('two adults and no children, whatever the schema says of them', () => {
    expect(
      samplesOf({ adults: { type: 'integer', minimum: 1, default: 4 }, children: { type: 'number', minimum: 0 } }),
    ).toEqual({ adults: 2, children: 0 });
  });

  test('a person nobody is', () => {
    const text = { type: 'string' };
    expect(
      samplesOf({ phone: text, guestPhone: text, email: text, firstName: text, last_name: text, name: text }),
    ).toEqual({
      phone: '+15125550101',
      guestPhone: '+15125550101',
      email: 'rosa.tran@example.com',
      firstName: 'Rosa',
      last_name: 'Tran',
      name: 'Rosa Tran',
    });
  });

  test('the name of a room is not the name of a person', () => {
    expect(samplesOf({ roomName: { type: 'string', example: '101' } })).toEqual({ roomName: '101' });
  });

  test('numbers are their minimum or 1, booleans false', () => {
    expect(
      samplesOf({ nights: { type: 'integer', minimum: 3 }, pets: { type: 'number' }, late: { type: 'boolean' } }),
    ).toEqual({ nights: 3, pets: 1, late: false });
  });

  test('strings are their example, default or first choice', () => {
    expect(
      samplesOf({
        topic: { type: 'string', example: 'parking', default: 'pets' },
        language: { type: 'string', default: 'en' },
        condition: { type: 'string', enum: ['clean', 'dirty'] },
      }),
    ).toEqual({ topic: 'parking', language: 'en', condition: 'clean' });
  });

  test('what nobody can make up is blank where it is needed, and left out where it is not', () => {
    const text = { type: 'string' };
    expect(samplesOf({ reservationId: text, topic: text }, ['reservationId'])).toEqual({ reservationId: '' });
  });
});

test('any schema: all that is required is there in its type, numbers are not below their minimum, and it is JSON', () => {
  const property = fc.oneof(
    fc.record({ type: fc.constant('string') }),
    fc.record({ type: fc.constantFrom('integer', 'number'), minimum: fc.integer() }),
    fc.record({ type: fc.constant('boolean') }),
  );
  const name = fc.stringMatching(/^[a-z][A-Za-z_]{0,15}$/).filter((word) => !['adults', 'children'].includes(word));
  fc.assert(
    fc.property(fc.dictionary(name, property, { noNullPrototype: true }), (properties) => {
      const samples = samplesOf(properties);
      expect(Object.keys(samples)).toEqual(Object.keys(properties));
      for (const [key, declared] of Object.entries(properties)) {
        expect(typeof samples[key]).toBe(declared.type === 'integer' ? 'number' : declared.type);
        if ('minimum' in declared) expect(samples[key]).toBeGreaterThanOrEqual(declared.minimum);
      }
      expect(JSON.parse(JSON.stringify(samples))).toEqual(samples);
    }),
  );
});

const catalogue = Object.entries<ToolDefinitions>(toolCatalogue).flatMap(([audience, tools]) =>
  Object.entries(tools).map(([name, { parameters }]) => [`${audience}.${name}`, parameters] as const),
);

test.each(catalogue)('%s takes its sample as it is, with nothing left to be filled in', (_, parameters) => {
  const schema = z.toJSONSchema(parameters, { io: 'input' }) as unknown as VoiceTool['parameters'];
  const samples = sampleArguments({ ...schema, required: schema.required ?? [] }, dates);
  expect(Object.values(samples)).not.toContain('');
  expect(parameters.safeParse(samples).error).toBeUndefined();
});
