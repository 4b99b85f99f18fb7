import type { Random } from '../../shared-kernel/random.ts';
import type { TurnLatency } from './report/call-record.ts';

const WORDS_PER_SECOND = 2.6;
const SHORTEST_MS = 450;

/** How long it takes to say a text, in ms. */
export function speakingTime(text: string, random: Random): number {
  const words = text.split(/\s+/).length;
  return Math.round(Math.max(SHORTEST_MS, (words / WORDS_PER_SECOND) * 1000 * (0.85 + random.fraction() * 0.3)));
}

/** How long a caller thinks before speaking, in ms. */
export function thinkingTime(random: Random): number {
  return random.between(350, 1900);
}

/** How long the assistant takes to answer, by its parts, in ms. */
export function createTurnLatency(random: Random): TurnLatency {
  const modelLatency = random.between(340, 900);
  const voiceLatency = random.between(140, 330);
  const transcriberLatency = random.between(80, 220);
  const endpointingLatency = random.between(120, 420);
  return {
    modelLatency,
    voiceLatency,
    transcriberLatency,
    endpointingLatency,
    turnLatency: modelLatency + voiceLatency + transcriberLatency + endpointingLatency,
  };
}
