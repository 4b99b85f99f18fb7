import { assistant, caller, lookUp, useTool, type Script } from '../script.ts';
import { phoneArguments, stayAndPhoneArguments, stayArguments } from '../tool-arguments.ts';
import { offerMoreHelp, partDisappointed, sayGoodbye } from './goodbyes.ts';

export const bookByForm: Script = {
  name: 'book_by_form',
  title: 'Books a room, and gives name and email by a form',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller booked a room from {arrival} to {departure} for {party}, by a form that was texted',
  steps: [
    caller(
      'Hi, I need a room from {arrival} to {departure} for {party}. Any room will do.',
      'Hello. {party}, from {arrival} until {departure}. Just give us the cheapest room, please.',
    ),
    lookUp('get_guest_intake', phoneArguments),
    useTool('get_availability_and_rates', stayArguments, {
      answered: [
        caller('The cheapest one is fine. Do I have to spell my name and email?', 'The first one, please. And now?'),
        assistant(
          'No need to spell anything. I can text you a short form for your name and email.',
          'I will text you a short form, so you do not have to spell anything.',
        ),
        caller('Perfect, please do.', 'That is easier. Yes, please.'),
        useTool('send_booking_details_link', stayAndPhoneArguments, {
          answered: [
            caller('Got it. I will fill it in.', 'It is here. I will do it right away.'),
            offerMoreHelp,
            ...sayGoodbye,
          ],
          failed: partDisappointed,
        }),
      ],
      failed: partDisappointed,
    }),
  ],
};
