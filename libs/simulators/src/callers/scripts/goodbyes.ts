import { assistant, caller, hangUp, perhaps, type Step } from '../script.ts';

/** What the assistant asks when one thing is done. */
export const offerMoreHelp: Step = assistant(
  'Great. Is there anything else?',
  'Wonderful. Can I help with anything else?',
);

/** The two ways a conversation that went to its end is ended. */
export const sayGoodbye: readonly Step[] = [
  perhaps(
    0.6,
    [
      caller('Thanks, bye.', 'Great, thank you. Bye now.', "Okay, that's all. Thank you."),
      perhaps(0.5, [hangUp('customer-ended-call')]),
      assistant('Thank you for calling. Goodbye.', 'My pleasure. Have a lovely day.'),
      hangUp('customer-ended-call'),
    ],
    [
      caller("No, that's everything, thanks.", "That's all I needed. Thank you so much."),
      assistant('You are very welcome.', 'Thank you for calling us. Take care.'),
      hangUp('assistant-ended-call'),
    ],
  ),
];

/** What is said after the assistant could not do what was asked. */
export const partDisappointed: readonly Step[] = [
  perhaps(
    0.7,
    [
      caller(
        'Oh. Okay. Should I try again later?',
        'Hm, all right. When would that work?',
        'I see. Can anybody else help me?',
      ),
      assistant(
        'Yes, please call again a little later. A colleague at the front desk can help you as well.',
        'I am sorry about that. Our front desk can help you, and you are welcome to call again later.',
      ),
      caller('Alright. Thanks anyway.', 'Okay, I will do that. Bye.', 'Fine, thank you.'),
      perhaps(
        0.35,
        [assistant('Thank you for your patience.', 'Thank you for calling.'), hangUp('assistant-ended-call')],
        [hangUp('customer-ended-call')],
      ),
    ],
    [
      caller('Never mind, I will look it up myself.', "That's too bad. Bye.", 'Okay, forget it then.'),
      hangUp('customer-ended-call'),
    ],
  ),
];
