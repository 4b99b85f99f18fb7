import { expect, test } from '@jest/globals';
import { registrationText } from '@booking/contracts/signing-texts';
import { checkInTime } from '@booking/hotel/check-in';
import { checkOutTime } from '@booking/hotel/check-out';
import { clockTime } from '@booking/spoken-language/spoken-day';

test('the card that guests sign names the hours that the page and the assistant keep to', () => {
  expect(registrationText).toContain(`Check-in is from ${clockTime(checkInTime)} on the day of arrival.`);
  expect(registrationText).toContain(`Check-out is by ${clockTime(checkOutTime)} on the day of departure.`);
  expect(clockTime(checkInTime)).toBe('4:00 PM');
});
