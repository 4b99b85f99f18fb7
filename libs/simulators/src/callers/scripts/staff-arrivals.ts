import { assistant, caller, hangUp, perhaps, readText, STAFF_LINE, useTool, type Script } from '../script.ts';
import { codeArguments, phoneArguments } from '../tool-arguments.ts';
import { partDisappointed, sayGoodbye } from './goodbyes.ts';

const nothing = () => ({});

export const staffArrivals: Script = {
  name: 'staff_arrivals',
  title: 'Works here and asks who arrives',
  direction: 'inbound',
  line: STAFF_LINE,
  pickedUpBy: 'person',
  about: 'The caller, {guest}, works at the hotel and wanted to know who arrives today',
  steps: [
    caller('Hi, {guest} here. Who arrives today?', 'Good morning, this is {first}. I need the arrivals for today.'),
    assistant('Gladly. First I have to be sure that it is you.', 'Of course. Let me verify you first.'),
    useTool('send_verification_code', phoneArguments, {
      answered: [
        readText(/(?<=staff code is )\d{6}/, {
          came: [
            caller('It says {read}.', 'Here it is: {read}.'),
            useTool('verify_code', codeArguments, {
              answered: [
                useTool('get_arrivals_today', nothing, {
                  answered: [
                    perhaps(0.5, [caller('And the rooms?', 'How are the rooms?'), useTool('get_room_status', nothing)]),
                    ...sayGoodbye,
                  ],
                  failed: partDisappointed,
                }),
              ],
              failed: partDisappointed,
            }),
          ],
          missed: [
            caller('Nothing has come. I will ask at the desk.', 'I get no text. Never mind.'),
            hangUp('customer-ended-call'),
          ],
        }),
      ],
      failed: partDisappointed,
    }),
  ],
};
