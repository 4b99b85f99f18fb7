import type { TalkingAssistant } from '../calls/other-end/talking-assistant.ts';

/** What a model that makes up its greeting begins its first answer with: what its prompt wants said at the start. */
export function madeUpGreeting({ systemPrompt }: Pick<TalkingAssistant, 'systemPrompt'>): string {
  const who = /\bAI\b/.test(systemPrompt) ? ' I am an AI assistant.' : '';
  const recording = /\bcall may be recorded\b/.test(systemPrompt) ? ' This call may be recorded.' : '';
  return `Hello, and thank you for calling.${who}${recording}`;
}
