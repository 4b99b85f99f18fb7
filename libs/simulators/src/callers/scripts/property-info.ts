import { assistant, caller, perhaps, useTool, type Script } from '../script.ts';
import { topicArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

export const propertyInfo: Script = {
  name: 'property_info',
  title: 'Asks about the house',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller asked: {question}?',
  steps: [
    caller(
      'Hi, quick question: {question}?',
      'Hello, we are thinking of staying with you. {question}?',
      "Hey, I couldn't find it on your website. {question}?",
    ),
    useTool('get_property_facts', topicArguments, {
      answered: [
        perhaps(0.4, [
          caller('Good. And is somebody at the desk at night?', 'Okay. Is it easy to get to you from the airport?'),
          assistant(
            'The front desk can tell you more about that. Is there anything else?',
            'I do not have that at hand, but the front desk does. Anything else?',
          ),
        ]),
        ...sayGoodbye,
      ],
      failed: partDisappointed,
    }),
  ],
};
