import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apologise, speakResult } from './spoken-outcome.ts';

describe('what the assistant says of a result', () => {
  test.each([
    ['2 rooms are free.', '2 rooms are free.'],
    ['{"message":"Link sent.","ok":true}', 'Link sent.'],
    ['{"roomType":"Suite","pricePerNight":210}', 'Here is what I found: room type Suite, price per night 210.'],
  ])('%s', (result, speech) => {
    expect(speakResult(result)).toBe(speech);
  });

  test('is one line of bearable length, whatever the tool answered', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 3000 }), fc.json()), (result) => {
        const speech = speakResult(result);
        expect(speech).not.toMatch(/\n/);
        expect(speech.length).toBeLessThanOrEqual(602);
      }),
    );
  });
});

describe('an apology', () => {
  test.each([
    ['get_availability_and_rates is not available yet', "I'm sorry, that is not available yet."],
    ['Room no longer available!', "I'm sorry, room no longer available!"],
    ['No result returned.', "I'm sorry, I can't reach our system right now."],
    ['', "I'm sorry, I can't reach our system right now."],
  ])('for "%s"', (error, apology) => {
    expect(apologise(error)).toBe(apology);
  });
});
