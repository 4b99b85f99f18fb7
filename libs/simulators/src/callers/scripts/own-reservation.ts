import { assistant, caller, GUEST_LINE, useTool, type Script } from '../script.ts';
import { extensionArguments, ownReservationArguments, reservationArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

export const extendStay: Script = {
  name: 'extend_stay',
  title: 'Wants to stay a night longer',
  direction: 'inbound',
  line: GUEST_LINE,
  pickedUpBy: 'person',
  about: 'The caller wanted to extend a stay from {arrival}, leaving {later} instead of {departure}',
  steps: [
    caller(
      'Hi, this is {guest}. We have a reservation with you and would love to stay a night longer.',
      'Hello, {guest} speaking. Is there a way to add a night to our stay?',
    ),
    assistant('How lovely. May I have the confirmation number?', 'Gladly. What is your confirmation number?'),
    caller('{reference}', 'One second. {reference}'),
    useTool('find_my_reservations', reservationArguments, {
      answered: [
        caller('So instead of {departure} we would leave {later}.', 'Could we make it until {later}?'),
        useTool('extend_stay', extensionArguments, {
          answered: [caller('Perfect, I will look at the text.', 'Great, it has just arrived.'), ...sayGoodbye],
          failed: partDisappointed,
        }),
      ],
      failed: partDisappointed,
    }),
  ],
};

export const cancelStay: Script = {
  name: 'cancel_stay',
  title: 'Cancels an own reservation',
  direction: 'inbound',
  line: GUEST_LINE,
  pickedUpBy: 'person',
  about: 'The caller cancelled a stay from {arrival} to {departure}',
  steps: [
    caller(
      "Hello, {guest} here. I'm afraid we cannot come on {arrival}, I need to cancel.",
      'Hi, my name is {guest}. Our plans have changed and I want to cancel our stay.',
    ),
    assistant(
      'I am sorry to hear that. What is the confirmation number?',
      'I understand. May I have your confirmation number?',
    ),
    caller('{reference}'),
    useTool('find_my_reservations', reservationArguments, {
      answered: [
        assistant('Shall I cancel it for you?', 'Are you sure that you want to cancel?'),
        caller('Yes, please.', "Yes, I'm sure. Please cancel it."),
        useTool('cancel_reservation', ownReservationArguments, { answered: sayGoodbye, failed: partDisappointed }),
      ],
      failed: partDisappointed,
    }),
  ],
};
