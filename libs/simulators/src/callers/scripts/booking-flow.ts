import { assistant, caller, lookUp, perhaps, silence, useTool, type Script, type Step } from '../script.ts';
import { phoneArguments, stayAndPhoneArguments, stayArguments } from '../tool-arguments.ts';
import { offerMoreHelp, partDisappointed, sayGoodbye } from './goodbyes.ts';

const detailsByForm: readonly Step[] = [
  caller("Hm. Can't you just text me a form to fill in?", 'Is there another way? Could you text me something?'),
  useTool('send_booking_details_link', stayAndPhoneArguments, {
    answered: [
      caller('Okay, got the message. I will fill it in.', 'Yes, it arrived. Thank you.'),
      offerMoreHelp,
      ...sayGoodbye,
    ],
    failed: partDisappointed,
  }),
];

const chooseByLink: readonly Step[] = [
  caller('Great, please book that for me.', "That works for us. Let's book it.", 'Yes, I would like to take it.'),
  assistant(
    'Wonderful. I can text you a link to choose your room. Is the number you are calling from all right?',
    'Lovely. I will text you a link where you pick the room. Shall I use this number?',
  ),
  caller('Yes, this one is fine.', 'Yes please.', "Sure, it's my cell."),
  useTool('send_room_selection_link', stayAndPhoneArguments, {
    answered: [
      caller('It just arrived, let me look.', 'One second, I am opening it.'),
      silence(12_000),
      useTool('check_room_selection_status', phoneArguments, { answered: sayGoodbye, failed: sayGoodbye }),
    ],
    failed: detailsByForm,
  }),
];

export const bookingFlow: Script = {
  name: 'booking_flow',
  title: 'Wants to book a room',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller wanted to book a room from {arrival} to {departure} for {party}',
  steps: [
    caller(
      'Hi, my name is {guest}. I want to book a room, arriving {arrival}.',
      'Hello, {guest} here. I would like to make a reservation for {arrival}.',
      "Hi there, I'd like to book {nights} from {arrival}. The name is {guest}.",
    ),
    lookUp('get_guest_intake', phoneArguments),
    assistant(
      'Thank you, {first}. Until when would you like to stay, and how many of you are coming?',
      'Nice to hear from you, {first}. When do you leave, and for how many guests is it?',
    ),
    caller(
      'We leave {departure}, and it is {party}.',
      'Until {departure}. {party}.',
      '{nights}, so {departure}. {party}.',
    ),
    useTool('get_availability_and_rates', stayArguments, {
      answered: chooseByLink,
      failed: [perhaps(0.5, detailsByForm, partDisappointed)],
    }),
  ],
};
