import { describe, expect, test } from '@jest/globals';
import { callerKind, callerRights, shownCaller, type CallerKind, type ReportedCaller } from './caller-identity.ts';

const ownNumbers = ['+15125550100', '+15125550199'];
const withheld = (number: string): [ReportedCaller, CallerKind, null] => [{ number }, 'withheld', null];

test.each<[ReportedCaller, CallerKind, string | null]>([
  [{ number: '+15125550142' }, 'phone', '+15125550142'],
  [{ number: '+447700900123' }, 'phone', '+447700900123'],
  [{ number: '\u202a+15125550142\u202c' }, 'phone', '+15125550142'],
  [{ number: '+15125550142', sipUri: 'sip:a@b.example' }, 'phone', '+15125550142'],
  [{ number: '+15125550100' }, 'own_line', '+15125550100'],
  [{ number: '+5215512345678' }, 'phone', '+5215512345678'],
  [{ number: '(512) 555-0199' }, 'own_line', '(512) 555-0199'],
  [{ sipUri: 'sip:room214@pbx.hotel.example' }, 'sip', 'sip:room214@pbx.hotel.example'],
  [{ number: 'sip:room214@pbx.hotel.example' }, 'sip', 'sip:room214@pbx.hotel.example'],
  // whoever sets the address up may write any number into it
  [{ sipUri: 'sip:+15125550142@pbx.hotel.example' }, 'sip', 'sip:+15125550142@pbx.hotel.example'],
  [{ number: '+266696687', sipUri: 'sip:room214@pbx.hotel.example' }, 'sip', 'sip:room214@pbx.hotel.example'],
  [{ sipUri: 'sip:anonymous@anonymous.invalid' }, 'withheld', null],
  [{ number: '214' }, 'withheld', '214'],
  [{}, 'withheld', null],
  [{ number: null, sipUri: null }, 'withheld', null],
  withheld(''),
  withheld('+266696687'),
  withheld('266696687'),
  withheld('+7378742833'),
  withheld('+2562533'),
  withheld('+86282452253'),
  withheld('+8656696'),
  withheld('+464'),
  withheld('anonymous'),
  withheld('Restricted'),
  withheld('UNAVAILABLE'),
  withheld('Private Number'),
  withheld('payphone'),
  withheld('+10000000000'),
])('%j is of the kind %s and shown as %s', (told, kind, shown) => {
  expect(callerKind(told, ownNumbers)).toBe(kind);
  expect(shownCaller(told)).toBe(shown);
});

describe('rights', () => {
  test('by the number of the call are those of a telephone of somebody else’s alone', () => {
    const found = (Object.keys(callerRights) as CallerKind[]).filter((kind) => callerRights[kind].isFoundByNumber);
    expect(found).toEqual(['phone']);
    for (const kind of ['own_line', 'sip', 'withheld'] as const) {
      expect(callerRights[kind]).toEqual({ isFoundByNumber: false, continues: 'nothing', texts: 'none' });
    }
    expect(callerRights.web).toEqual({ isFoundByNumber: false, continues: 'nothing', texts: 'to_a_proven_number' });
  });
});
