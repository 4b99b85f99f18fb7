import { inWords } from './in-words.ts';

const names: Record<string, string> = {
  transport: 'Phone line',
  stt: 'Transcriber',
  llm: 'Model',
  model: 'Model',
  tts: 'Voice',
  vapi: 'Vapi',
  voicemailDetection: 'Voicemail detection',
  knowledgeBase: 'Knowledge base',
};

/** What a part of the cost is called. */
export const costPart = (part: string): string => names[part] ?? inWords(part);

/** The parts that cost something, the dearest first; US dollars. */
export const costLines = (parts: Readonly<Record<string, number>>): [name: string, dollars: number][] =>
  Object.entries(parts)
    .filter(([part, dollars]) => part !== 'total' && dollars > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([part, dollars]) => [costPart(part), dollars]);

/** "$0.0061": parts of a cent count, for a call costs few cents. */
export const formatCost = (dollars: number): string => `$${dollars.toFixed(4)}`;
