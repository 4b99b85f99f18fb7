import { assistant, caller, perhaps, useTool, type Script } from '../script.ts';
import { stayAndPhoneArguments, stayArguments } from '../tool-arguments.ts';
import { offerMoreHelp, partDisappointed, sayGoodbye } from './goodbyes.ts';

export const roomAvailabilityCheck: Script = {
  name: 'room_availability_check',
  title: 'Asks whether a room is free',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller asked whether a room is free from {arrival} to {departure} for {party}',
  steps: [
    caller(
      'Hi, do you have a room from {arrival} to {departure}?',
      'Hello. I was wondering if you have anything free from {arrival}, for {nights}.',
      "Yeah, hi. We'd like to stay with you, arriving {arrival} and leaving {departure}. Is there anything left?",
      'Good day. Any rooms available {arrival} until {departure}?',
    ),
    assistant('Happy to check. How many of you will be staying?', 'Of course. For how many guests?'),
    caller('{party}.', "It's {party}.", 'We are {party}.', 'That would be {party}, please.'),
    useTool('get_availability_and_rates', stayArguments, {
      answered: [
        perhaps(
          0.3,
          [
            caller('Sounds good. Could you text me a link so I can look at the rooms?', 'Nice. Can you send me that?'),
            useTool('send_room_selection_link', stayAndPhoneArguments, {
              answered: [caller('Got it, thank you.', 'Perfect, it just came in.'), offerMoreHelp, ...sayGoodbye],
              failed: partDisappointed,
            }),
          ],
          [
            caller("Okay, good to know. I'll talk it over at home.", "Alright, I'll think about it and call you back."),
            assistant('Of course. Is there anything else I can help you with?', 'Take your time. Anything else?'),
            ...sayGoodbye,
          ],
        ),
      ],
      failed: partDisappointed,
    }),
  ],
};
