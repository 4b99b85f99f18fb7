import { describe, expect, test } from '@jest/globals';
import type { Json } from '../lenient-json.mapper.ts';
import { spokenLanguageIn } from './spoken-language.mapper.ts';

const bot = { role: 'bot', message: 'Hello, this is an AI assistant. How can I help you with your stay?' };
const user = (message: string) => ({ role: 'user', message });
const heard = (...said: string[]): Json => ({ artifact: { messages: [bot, ...said.map(user)] } });
const listening = (language: unknown): Json => ({ assistant: { transcriber: { provider: 'deepgram', language } } });
const overridden = (language: string): Json => ({ call: { assistantOverrides: { transcriber: { language } } } });

describe('the language of a caller', () => {
  test.each<[string, Json, string | null]>([
    ['what they say', heard('Hola, quisiera una habitación para dos personas'), 'es'],
    [
      'what they say, whatever is listened for',
      { ...listening('en'), ...heard('Necesito un cuarto, por favor') },
      'es',
    ],
    ['what is listened for, as long as they say too little', { ...listening('es-419'), ...heard('Hola') }, 'es'],
    ['what this call is listened to in, not others', { ...listening('en'), ...overridden('es') }, 'es'],
    ['unknown where several are listened for', listening('multi'), null],
    ['unknown where another is spoken', listening('fr'), null],
    ['unknown where nothing is said of it', {}, null],
    ['unknown for what is no text', listening({ en: true }), null],
  ])('is %s', (_, message, language) => expect(spokenLanguageIn(message)).toBe(language));

  test('is not what the assistant says', () => {
    expect(spokenLanguageIn({ artifact: { messages: [bot, bot] } })).toBeNull();
  });
});
