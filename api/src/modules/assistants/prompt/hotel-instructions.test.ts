import { expect, test } from '@jest/globals';
import { defaultSettings } from '@booking/contracts/settings';
import fc from 'fast-check';
import { hotelInstructions, withHotelInstructions } from './hotel-instructions.mapper.ts';

test('the written prompt stays, and the instructions follow it', () => {
  expect(withHotelInstructions('Be kind.', 'Be true.')).toBe(
    'Be kind.\n\n<!-- house instructions -->\n\nBe true.\n\n<!-- end of house instructions -->',
  );
});

test('instructions are added once, and new ones replace old ones', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (prompt, earlier) => {
      fc.pre(!`${prompt}${earlier}`.includes('<!--'));
      const twice = withHotelInstructions(withHotelInstructions(prompt, earlier), 'Now.');
      expect(twice).toBe(withHotelInstructions(prompt, 'Now.'));
    }),
  );
});

test('instructions name the hotel and omit unknown facts', () => {
  const text = hotelInstructions({ ...defaultSettings, hotelName: 'Harbor Inn', hotelPhone: '+15125550100' });
  expect(text).toContain('Harbor Inn');
  expect(text).toContain('+15125550100');
  expect(text).not.toMatch(/address|website/);
});

test('instructions name the hours of the hotel', () => {
  const text = hotelInstructions({ ...defaultSettings, checkInHour: '15:00', checkOutHour: '10:30' });
  expect(text).toContain('Check-in starts at 3 PM, check-out is until 10:30 AM.');
});
