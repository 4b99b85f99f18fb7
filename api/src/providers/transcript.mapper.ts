import type { Turn } from './voice-platform.port.ts';

/** What was said as a line a turn, "AI: …" or "User: …". */
export const transcriptOf = (turns: readonly Turn[]): string =>
  turns.map(({ speaker, text }) => `${speaker === 'assistant' ? 'AI' : 'User'}: ${text}\n`).join('');
