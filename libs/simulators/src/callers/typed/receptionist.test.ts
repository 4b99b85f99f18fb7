import { beforeEach, describe, expect, test } from '@jest/globals';
import { createReceptionist, type Desk, type Receptionist } from './receptionist.ts';

const TODAY = '2026-11-23';
const PHONE = '+15125550101';
const stay = { startDate: '2026-12-04', endDate: '2026-12-06', adults: 2, children: 0 };

let receptionist: Receptionist;
let said: string[];
let used: [name: string, toolArguments: Record<string, unknown>][];
let failing: string[];
let hungUp: boolean;

beforeEach(() => {
  receptionist = createReceptionist(TODAY, PHONE);
  [said, used, failing, hungUp] = [[], [], [], false];
});

const desk: Desk = {
  say: async (text) => void said.push(text),
  useTool: async (name, toolArguments) => {
    used.push([name, toolArguments]);
    return !failing.includes(name);
  },
  lookUp: async (name, toolArguments) => void used.push([name, toolArguments]),
  hangUp: async () => {
    hungUp = true;
  },
};

async function write(...turns: string[]) {
  for (const words of turns) await receptionist.answer(words, desk);
}

describe('rooms and prices', () => {
  test('are looked up at once when the words hold all that is needed', async () => {
    await write('Do you have a room from December 4 to 6 for two adults?');
    expect(used).toEqual([['get_availability_and_rates', stay]]);
    expect(said).toEqual([
      'That is Friday, December 4 until Sunday, December 6, two nights, for two adults.',
      expect.stringMatching(/text you a link/),
    ]);
  });

  test('are looked up once everything missing was asked for, one thing at a time', async () => {
    await write('Hi, what would a room cost?', 'We come on December 4', 'two nights', '2 and a child');
    expect(said.slice(0, 3)).toEqual([
      expect.stringMatching(/^When would you like to arrive/),
      expect.stringMatching(/^Until when/),
      expect.stringMatching(/^How many adults/),
    ]);
    expect(used).toEqual([['get_availability_and_rates', { ...stay, children: 1 }]]);
  });

  test('are looked up again when the party changes', async () => {
    await write('A room December 4 to 6 for 2 people', 'Sorry, we are 3 adults');
    expect(used.at(-1)).toEqual(['get_availability_and_rates', { ...stay, adults: 3 }]);
  });

  test('end on the day that is named after the arrival', async () => {
    await write('We arrive on January 4, two adults', 'until the 6th');
    expect(used).toEqual([['get_availability_and_rates', { ...stay, startDate: '2027-01-04', endDate: '2027-01-06' }]]);
  });

  test('that cannot be looked up are left to the front desk', async () => {
    failing = ['get_availability_and_rates'];
    await write('Anything free December 4 to 6 for two people?');
    expect(said.at(-1)).toMatch(/front desk/);
  });
});

describe('a booking', () => {
  test('is asked for by a button of the page in Spanish, too', async () => {
    await write('Which rooms are free December 4 to 6 for two adults?');
    await write('Quiero reservar la habitación Garden King del 4 de diciembre al 6 de diciembre para 2 adultos.');
    expect(used.at(-1)).toEqual(['send_room_selection_link', { ...stay, phone: PHONE }]);
  });

  test('goes on once the code is typed that a tool had texted first', async () => {
    await write('I want to book a room, December 4 to 6, two adults', 'Yes please', 'It is 123456.');
    expect(used.at(-1)).toEqual(['send_room_selection_link', { ...stay, phone: PHONE, code: '123456' }]);
    failing = ['send_room_selection_link'];
    await write('654321', 'Yes', '111222');
    expect(used.slice(-2).map(([name, given]) => [name, given['code']])).toEqual([
      ['send_booking_details_link', undefined],
      ['send_booking_details_link', '111222'],
    ]);
  });

  test('is made by the link that is texted, and its state asked for', async () => {
    await write('I want to book a room, December 4 to 6, two adults', 'Yes please', 'I have chosen one');
    expect(used).toEqual([
      ['get_guest_intake', { phone: PHONE }],
      ['get_availability_and_rates', stay],
      ['send_room_selection_link', { ...stay, phone: PHONE }],
      ['check_room_selection_status', { phone: PHONE }],
    ]);
  });

  test('goes on by a form when the link cannot be sent', async () => {
    failing = ['send_room_selection_link'];
    await write('Book me a room from December 4 to 6 for 2 adults', 'yes', 'sure');
    expect(used.at(-1)).toEqual(['send_booking_details_link', { ...stay, phone: PHONE }]);
  });

  test('is not made for somebody who only asked and says no', async () => {
    await write('Anything free December 4 to 6 for two people?', 'No, not now');
    expect(used).toHaveLength(1);
    expect(said.at(-1)).toMatch(/anything else/);
  });
});

describe('a question about the house', () => {
  test.each([
    ['Is breakfast included?', 'breakfast'],
    ['do you have parking', 'parking'],
    ['Can we bring our dog?', 'pets'],
    ['Is the Wi-Fi free?', 'wifi'],
    ['What time is check-in?', 'check_in'],
    ['What happens if we have to cancel?', 'cancellation'],
    ['is there a step-free room', 'accessibility'],
  ])('%s is about %s', async (words, topic) => {
    await write(words);
    expect(used).toEqual([['get_property_facts', { topic }]]);
  });

  test('in the middle of something else brings back what was asked before', async () => {
    await write('I need a room from December 4 to 6', 'Is there parking for 2 cars?');
    expect(used).toEqual([['get_property_facts', { topic: 'parking' }]]);
    expect(said.at(-1)).toMatch(/^How many adults/);
  });
});

describe('a reservation', () => {
  test('is found by name and number, which are asked for', async () => {
    await write('I have a question about my reservation', 'Tran', '123 456 789');
    expect(used).toEqual([['lookup_reservation', { lastName: 'Tran', confirmationNumber: '123456789' }]]);
  });

  test('is found by the name alone when there is no number', async () => {
    await write('I want to check my booking, my name is Rosa Tran', "I don't have it");
    expect(used).toEqual([['lookup_reservation', { lastName: 'Tran' }]]);
  });

  test('is found under a name that looks like a wish', async () => {
    await write('Can you find my reservation?', 'Price', '123456789');
    expect(used).toEqual([['lookup_reservation', { lastName: 'Price', confirmationNumber: '123456789' }]]);
  });

  test('is not cancelled on the phone', async () => {
    await write('I need to cancel my reservation under Tran, number 123456789');
    expect(said.at(-1)).toMatch(/cannot cancel it myself/);
  });
});

test('words that mean nothing here are answered by what can be asked', async () => {
  await write('Is Tony there?');
  expect([used, said]).toEqual([[], [expect.stringMatching(/^I can look up/)]]);
});

test.each([[['Thanks, bye']], [['Is there a pool?', 'No, thank you']], [["That's all"]]])(
  '%j ends the call',
  async (turns) => {
    await write(...turns);
    expect(hungUp).toBe(true);
  },
);

test('what it was about is told from what was wanted', async () => {
  expect(receptionist.about()).toBe('The caller did not say what they wanted');
  await write('Is there a pool?', 'And how much is a room?');
  expect(receptionist.about()).toBe('The caller asked about the house, and asked for rooms and prices');
});

describe('a guest who reads Spanish', () => {
  beforeEach(() => {
    receptionist = createReceptionist(TODAY, PHONE, undefined, 'es');
  });

  test('is answered in Spanish, and the link is texted in it', async () => {
    await write('Quisiera reservar un cuarto del 4 al 6 de diciembre para dos adultos', 'Sí, por favor');
    expect(said).toEqual([
      'Entiendo: del viernes, 4 de diciembre al domingo, 6 de diciembre, 2 noches, 2 adultos.',
      '¿Le envío un enlace para elegir su habitación?',
      'Avíseme cuando haya elegido una habitación.',
    ]);
    expect(used.at(-1)).toEqual(['send_room_selection_link', { ...stay, phone: PHONE, language: 'es' }]);
  });

  test('is offered what there is when nothing was understood', async () => {
    await write('Hola');
    expect(said).toEqual([expect.stringMatching(/^Puedo buscar habitaciones/)]);
  });
});
