import { assistant, caller, hangUp, perhaps, silence, type Script } from '../script.ts';

export const hangUpAfterGreeting: Script = {
  name: 'hang_up_after_greeting',
  title: 'Hangs up after the greeting',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller hung up after the greeting',
  steps: [perhaps(0.4, [caller('Oh.', 'No, thanks.', 'Um, a machine. Bye.')]), hangUp('customer-ended-call')],
};

export const wrongNumber: Script = {
  name: 'wrong_number',
  title: 'Has the wrong number',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller had dialled the wrong number',
  steps: [
    caller(
      'Hi, is this the pharmacy?',
      'Is that Dr. Bishop’s office?',
      'Hey, is Tony there?',
      'Hello, is this the tire shop?',
    ),
    assistant(
      'I am afraid this is a hotel. You may have dialled the wrong number.',
      'No, you have reached a hotel. Perhaps you misdialled?',
    ),
    caller('Oh, sorry about that. Bye.', 'My mistake, sorry!', 'Ah, wrong number. Excuse me.'),
    perhaps(0.5, [assistant('No problem at all.'), hangUp('assistant-ended-call')]),
    hangUp('customer-ended-call'),
  ],
};

export const silenceTimeOut: Script = {
  name: 'silence_time_out',
  title: 'Says nothing any more',
  direction: 'inbound',
  pickedUpBy: 'person',
  about: 'The caller stopped answering',
  steps: [
    perhaps(0.6, [
      caller('Yeah, hold on a second.', 'One moment, I have to get my calendar.'),
      assistant('Of course, take your time.', 'Sure, I will wait.'),
    ]),
    silence(11_000),
    assistant('Are you still there?', 'Hello? Can you hear me?'),
    silence(30_000),
    hangUp('silence-timed-out'),
  ],
};

export const voicemail: Script = {
  name: 'voicemail',
  title: 'Called back, reaches voicemail',
  direction: 'outbound',
  pickedUpBy: 'voicemail',
  about: 'The guest could not be reached; the call went to voicemail',
  steps: [
    caller(
      'Your call has been forwarded to voicemail. The person you are trying to reach is not available.',
      'Hi, this is {first}. Leave a message after the tone.',
      'You have reached the voicemail of {guest}. Please record your message after the beep.',
    ),
    { kind: 'leave-voicemail' },
    hangUp('voicemail'),
  ],
};

export const noAnswer: Script = {
  name: 'no_answer',
  title: 'Called back, does not answer',
  direction: 'outbound',
  pickedUpBy: 'nobody',
  about: 'The guest did not answer',
  steps: [],
};
