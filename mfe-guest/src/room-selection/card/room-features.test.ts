import { describe, expect, test } from '@jest/globals';
import { isAccessible, shownFeatures, unshownAccess } from './room-features.ts';

const room = (roomTypeName: string, ...roomTypeFeatures: string[]) => ({ roomTypeName, roomTypeFeatures });

describe('the features on a card', () => {
  test('are the first three', () => {
    expect(shownFeatures(room('Queen', 'Free WiFi', 'Kitchenette', 'Work desk', 'Balcony'))).toEqual([
      'Free WiFi',
      'Kitchenette',
      'Work desk',
    ]);
  });

  test('begin with what somebody may depend on', () => {
    expect(shownFeatures(room('Suite', 'Free WiFi', 'Desk', 'Sofa', 'Roll-in shower', 'Grab bars'))).toEqual([
      'Roll-in shower',
      'Grab bars',
      'Free WiFi',
    ]);
  });
});

describe('what somebody may depend on', () => {
  const needed = ['Wheelchair accessible', 'Roll-in shower', 'Grab bars'];

  test('is said in full where there is more of it than a card shows', () => {
    expect(unshownAccess(room('Suite', 'Free WiFi', ...needed, 'Visual alarm'))).toBe(
      'Wheelchair accessible, Roll-in shower, Grab bars, Visual alarm',
    );
  });

  test('is not said twice where the card shows all of it', () => {
    expect(unshownAccess(room('Suite', 'Free WiFi', ...needed))).toBe('');
  });
});

test.each([
  [room('Accessible Courtyard Suite'), true],
  [room('King, ADA'), true],
  [room('King', 'Wheelchair accessible'), true],
  [room('Canada Suite', 'Inaccessible to pets'), false],
  [room('King', 'Grab bars'), false],
])('%j is an accessible room: %s', (offered, is) => expect(isAccessible(offered)).toBe(is));
