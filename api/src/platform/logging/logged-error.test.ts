import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../http/refusal.error.ts';
import { ProviderError, providerErrors } from '../outbound/provider.error.ts';
import { loggedError } from './logged-error.mapper.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('of an error the log tells', () => {
  test.each<[string, unknown]>([
    ['what a service refused', new ProviderError('refused', 'Cloudbeds refused postReservation: Jane Doe is blocked')],
    ['what a service said last', providerErrors.paused('Cloudbeds', 1000, 'Jane Doe is blocked')],
    ['what a person is told', new Refusal(409, 'checked_in', 'Jane Doe is checked in already.')],
    ['JSON that cannot be read', thrownBy(() => JSON.parse('Jane Doe, jane@guest.example'))],
    ['a value that PostgreSQL refused', new Error('invalid input syntax for type uuid: "Jane Doe"')],
    ['a number', new Error('No text to +1 (512) 555-0142 or 5125550142, jane@guest.example')],
  ])('nothing that a guest or staff wrote: %s', (_, error) => {
    expect(JSON.stringify(loggedError(error))).not.toMatch(/Jane|Doe|guest\.example|555|0142/);
  });

  test('its kind, its code, where it was thrown and what is ours of its words', () => {
    expect(loggedError(providerErrors.timeout('Cloudbeds', 10, false))).toMatchObject({
      code: 'provider_timeout',
      message: expect.stringContaining('Cloudbeds did not answer within 10 seconds.'),
      stack: expect.stringMatching(/^\s+at /),
    });
    const unique = new Error('duplicate key value violates unique constraint "employee_phone"');
    expect(loggedError(unique)).toMatchObject({ name: 'Error', message: unique.message });
    expect(loggedError('thrown as text')).toEqual({ name: 'string' });
  });
});
