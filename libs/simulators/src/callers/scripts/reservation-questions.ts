import { assistant, caller, hangUp, perhaps, useTool, type Script } from '../script.ts';
import { reservationArguments, topicArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

export const existingReservation: Script = {
  name: 'existing_reservation',
  title: 'Asks about an own reservation',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller asked about a reservation under the name {last}, arriving {arrival}',
  steps: [
    caller(
      'Hi, I have a reservation with you and want to make sure everything is set. The name is {last}.',
      'Hello, this is {guest}. We booked for {arrival} and I would like to confirm it.',
    ),
    assistant('Do you have your confirmation number?', 'Certainly. May I have the confirmation number?'),
    caller('{reference}', 'Let me see. {reference}'),
    useTool('lookup_reservation', reservationArguments, {
      answered: [
        perhaps(0.4, [
          caller('Good. One more thing: {question}?', 'Okay. Oh, and {question}?'),
          useTool('get_property_facts', topicArguments),
        ]),
        ...sayGoodbye,
      ],
      failed: partDisappointed,
    }),
  ],
};

export const cancellationWish: Script = {
  name: 'cancellation_wish',
  title: 'Wants to cancel',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller wanted to cancel a reservation under the name {last}, arriving {arrival}',
  steps: [
    caller(
      'Hi, something came up and I need to cancel my reservation. The name is {last}.',
      "Hello, {guest} speaking. I'm afraid we have to cancel our stay from {arrival}.",
      'I want to cancel my booking, please. It is under {last}, for {arrival}.',
    ),
    assistant(
      'I am sorry to hear that. Do you have the confirmation number?',
      'Thank you for letting us know. May I have your confirmation number?',
    ),
    caller('{reference}'),
    useTool('lookup_reservation', reservationArguments, {
      answered: [
        caller('Yes, that one. Please cancel it.', "That's it. Can you take care of it?"),
        assistant(
          'I have made a note of it, and the front desk will confirm the cancellation with you today.',
          'I will pass that on. The front desk confirms every cancellation personally.',
        ),
        perhaps(0.5, [
          caller('Will I get my money back?'),
          useTool('get_property_facts', () => ({ topic: 'cancellation' })),
        ]),
        ...sayGoodbye,
      ],
      failed: [
        perhaps(
          0.3,
          [
            caller('Seriously? Okay, I will write you an email.', 'That is not very helpful. Bye.'),
            hangUp('customer-ended-call'),
          ],
          partDisappointed,
        ),
      ],
    }),
  ],
};
