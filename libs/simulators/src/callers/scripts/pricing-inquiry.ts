import { assistant, caller, perhaps, useTool, type Script } from '../script.ts';
import { stayAndPhoneArguments, stayArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

export const pricingInquiry: Script = {
  name: 'pricing_inquiry',
  title: 'Asks what a stay costs',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller asked what {nights} from {arrival} would cost for {party}',
  steps: [
    caller(
      'Hi, how much would {nights} be for {party}, from {arrival}?',
      'Hello. What are your rates from {arrival} to {departure}, for {party}?',
      "Hi, I'm comparing hotels. What would you charge for {nights} from {arrival}? We are {party}.",
    ),
    useTool('get_availability_and_rates', stayArguments, {
      answered: [
        caller('Does that include all the taxes and fees?', 'And is that the final price?'),
        assistant(
          'The page I can text you shows the full price with all taxes and fees. Shall I send it?',
          'You will see the total, taxes and fees included, before you decide. Shall I text it to you?',
        ),
        perhaps(
          0.45,
          [
            caller('Yes, please do.', 'Sure, go ahead.'),
            useTool('send_room_selection_link', stayAndPhoneArguments, {
              answered: sayGoodbye,
              failed: partDisappointed,
            }),
          ],
          [
            caller("No, that's fine. It's a bit more than we wanted to spend.", 'Not now, thanks.'),
            assistant('Of course. Anything else?'),
            ...sayGoodbye,
          ],
        ),
      ],
      failed: partDisappointed,
    }),
  ],
};
