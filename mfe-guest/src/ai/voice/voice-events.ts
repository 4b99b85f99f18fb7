import type { Key } from '@booking/languages/translate';
import type { Heard } from '../chat/turns.ts';

const field = (thing: unknown, name: string): unknown => (thing as Record<string, unknown> | null)?.[name];

/** What was heard, in a message of the voice platform; most messages are about other things. */
export function heardIn(message: unknown): Heard[] {
  if (field(message, 'type') !== 'transcript') return [];
  const [role, text] = [field(message, 'role'), field(message, 'transcript')];
  if (typeof text !== 'string') return [];
  const from = role === 'user' ? 'guest' : 'assistant';
  return [{ from, text, isFinal: field(message, 'transcriptType') === 'final' }];
}

/** "Meeting has ended" and its like come when the assistant hangs up. */
const isGoodbye = /ejection|has ended/i;

const notConnected: Key = 'ai.voice.notConnected';
const cutOff: Key = 'ai.voice.cutOff';
const silent: Key = 'ai.voice.silent';

/**
 * Why a line ends, in an error of the voice platform; without words where nothing went wrong. Other errors end nothing.
 * @param isLive whether the assistant was on it already
 */
export function failureIn(error: unknown, isLive: boolean): { words: Key | undefined }[] {
  const type = field(error, 'type');
  if (type === 'audio-start-failed') return [{ words: silent }];
  if (type !== 'reconnect-error' && type !== 'daily-error') return [];
  if (!isLive) return [{ words: notConnected }];
  return [{ words: isGoodbye.test(String(field(field(error, 'error'), 'message'))) ? undefined : cutOff }];
}
