import { assistant, caller, useTool, type Script } from '../script.ts';
import { bookingArguments, phoneArguments, stayArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

export const bookByVoice: Script = {
  name: 'book_by_voice',
  title: 'Books a room on the phone',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller booked a room from {arrival} to {departure} for {party}',
  steps: [
    caller(
      'Hi, {guest} speaking. I need a room from {arrival} to {departure} for {party}, and I would like to book it right now.',
      'Hello, this is {guest}. Please book me a room from {arrival} until {departure}. {party}.',
    ),
    useTool('get_availability_and_rates', stayArguments, {
      answered: [
        caller('The first one is fine. My e-mail is {email}.', 'I take the cheapest. You can write to {email}.'),
        assistant('Thank you. I am holding it for you.', 'Gladly, one moment.'),
        useTool('create_reservation', bookingArguments, {
          answered: [
            caller('And how far are we?', 'Is that all?'),
            useTool('check_room_selection_status', phoneArguments, { answered: sayGoodbye, failed: sayGoodbye }),
          ],
          failed: partDisappointed,
        }),
      ],
      failed: partDisappointed,
    }),
  ],
};
