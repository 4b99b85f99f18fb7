import { isObject } from '../../rules/rule.ts';
import { toolMessage, type Tool } from '../tool.ts';
import type { ToolOutcome } from '../use-tool.ts';

const MAX_SPOKEN = 600;
const SAYABLE_KEYS = ['message', 'speech', 'summary', 'text'];

/** What the assistant says once a tool has answered: its own text for that, else a sentence made of the answer. */
export function speakOutcome(tool: Tool, outcome: ToolOutcome): string {
  if (outcome.spoken !== undefined) return outcome.spoken;
  if (outcome.ok) return toolMessage(tool, 'request-complete') ?? speakResult(outcome.result);
  return toolMessage(tool, 'request-failed') ?? apologise(outcome.error);
}

/** A result as speech: text as it is, of JSON the part that was meant to be said, else its values in a row. */
export function speakResult(result: string): string {
  const parsed = parseJson(result);
  const speech = isObject(parsed) ? (sayable(parsed) ?? enumerate(parsed)) : result;
  return shorten(speech.replaceAll(/\s+/g, ' ').trim());
}

/** An apology out of an error's text. Names of tools are ours, not the caller's: they are not read out. */
export function apologise(error: string): string {
  const readable = error
    .replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, 'that')
    .replaceAll(/["'`{}[\]]/g, '')
    .trim();
  if (readable === '' || readable === 'No result returned.') return "I'm sorry, I can't reach our system right now.";
  const sentence = readable.charAt(0).toLowerCase() + readable.slice(1);
  return shorten(`I'm sorry, ${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`}`);
}

function sayable(value: Record<string, unknown>): string | undefined {
  for (const key of SAYABLE_KEYS) {
    const text = value[key];
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

function enumerate(value: Record<string, unknown>): string {
  const plain = Object.entries(value).filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each));
  return `Here is what I found: ${plain.map(([key, each]) => `${wordsOf(key)} ${String(each)}`).join(', ')}.`;
}

function wordsOf(key: string): string {
  return key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function shorten(text: string): string {
  return text.length <= MAX_SPOKEN ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_SPOKEN))} …`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
