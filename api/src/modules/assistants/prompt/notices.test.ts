import { describe, expect, test } from '@jest/globals';
import { mentionsAi, mentionsRecording } from './notices.rule.ts';

describe('callers are told that no person speaks', () => {
  test.each([
    'Hello, this is Ann, the AI assistant of the Harbor Inn.',
    'You are talking to an A.I. receptionist.',
    'I am an ai assistant.',
    'I am Ann, your virtual assistant.',
    'This is the virtual front desk agent.',
    'Your digital concierge speaking.',
    'You have reached our automated booking system.',
    'I am a chatbot.',
    'I’m a bot, not a person.',
    'We use artificial intelligence to answer calls.',
    'AI-powered and glad to help!',
  ])('by "%s"', (text) => expect(mentionsAi(text)).toBe(true));

  test.each([
    '',
    'Hello, this is Ann of the Harbor Inn.',
    'Hello, this is Ai, how may I help?',
    'I am Mai, the assistant of the manager.',
    'Would you like a virtual tour?',
    'Our parking is automated.',
    'We offer automated check-in service.',
    'Bottled water is free.',
    'I am not an AI.',
    'You are not speaking with a bot.',
    'This isn’t an automated system.',
    'Said about maids.',
  ])('not by "%s"', (text) => expect(mentionsAi(text)).toBe(false));
});

describe('callers are told that the call may be recorded', () => {
  test.each([
    'This call may be recorded.',
    'this call is being monitored and recorded for quality.',
    'Calls are recorded.',
    'Our calls may be monitored or recorded.',
    'You are on a recorded line.',
    'We record all calls.',
    'I am recording this call.',
    'You may be recorded.',
    'This may be recorded for training.',
    'A recording of this call is kept.',
    'Everything you say is recorded.',
    'If you do not want to be recorded, tell me: this call is recorded.',
    'For quality, the\nphone call\nis recorded.',
  ])('by "%s"', (text) => expect(mentionsRecording(text)).toBe(true));

  test.each([
    '',
    'How may I help with your call?',
    'Your reservation is recorded in our system.',
    'Just for the record, we are open.',
    'This call is not recorded.',
    'Calls are never recorded.',
    'This call isn’t being recorded.',
    'You won’t be recorded.',
    'This call is answered by a recorded message.',
    'This is a recorded announcement.',
    'Call back. Your wish is recorded.',
    'We hold the record for sunsets.',
    'This call may be monitored.',
  ])('not by "%s"', (text) => expect(mentionsRecording(text)).toBe(false));
});
