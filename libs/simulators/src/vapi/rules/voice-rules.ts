import { anything, boolean, listOf, number, object, objectBy, text, type Rule } from './rule.ts';

const RETIRED_VAPI_VOICES = ['Spencer', 'Neha', 'Harry', 'Cole', 'Paige', 'Hana', 'Lily', 'Kylie'];
const VAPI_VOICES = [
  ...[
    'Elliot',
    'Savannah',
    'Rohan',
    'Emma',
    'Clara',
    'Nico',
    'Kai',
    'Sagar',
    'Godfrey',
    'Neil',
    'Layla',
    'Sid',
    'Naina',
  ],
  ...['Leo', 'Zoe', 'Mia', 'Jess', 'Zac', 'Dan', 'Leah', 'Tara'],
];

const vapiVoiceId: Rule = (value, name) => {
  if (typeof value !== 'string') return [`${name} must be a string`];
  if (RETIRED_VAPI_VOICES.includes(value)) return [`${name} ${value} is retired and cannot be used`];
  return VAPI_VOICES.includes(value) ? [] : [`${name} must be one of the following values: ${VAPI_VOICES.join(', ')}`];
};

const common = { provider: text(), cachingEnabled: boolean, chunkPlan: anything, language: text() };
const withFallback = { ...common, fallbackPlan: anything };

/** The voice of an assistant; fields of one provider are refused on another. */
export const voice = objectBy(
  'provider',
  {
    vapi: object(
      { ...common, voiceId: vapiVoiceId, version: anything, speed: number(0.25, 2), pronunciationDictionary: anything },
      ['voiceId'],
    ),
    '11labs': object(
      {
        ...withFallback,
        voiceId: text(),
        model: text(),
        stability: number(0, 1),
        similarityBoost: number(0, 1),
        style: number(0, 1),
        speed: number(0.7, 1.2),
        useSpeakerBoost: boolean,
        optimizeStreamingLatency: number(0, 4),
        enableSsmlParsing: boolean,
        autoMode: boolean,
        pronunciationDictionaryLocators: anything,
      },
      ['voiceId'],
    ),
    playht: object(
      {
        ...withFallback,
        voiceId: text(),
        model: text(),
        speed: number(0.1, 5),
        temperature: number(0.1, 2),
        emotion: text(),
        voiceGuidance: number(1, 6),
        styleGuidance: number(1, 30),
        textGuidance: number(1, 2),
      },
      ['voiceId'],
    ),
  },
  anything,
);

/** The transcriber of an assistant; AssemblyAI has `speechModel` where the others have `model`. */
export const transcriber = objectBy(
  'provider',
  {
    deepgram: object({
      provider: text(),
      model: text(),
      language: text(),
      languages: anything,
      keywords: listOf(text()),
      keyterm: listOf(text()),
      endpointing: number(10, 500),
      confidenceThreshold: number(0, 1),
      eotThreshold: number(0, 1),
      eotTimeoutMs: number(0, 60_000),
      fallbackPlan: anything,
      mipOptOut: boolean,
      numerals: boolean,
      profanityFilter: anything,
      redaction: anything,
      smartFormat: boolean,
    }),
    'assembly-ai': object({
      provider: text(),
      speechModel: text(),
      language: text(),
      languageCodes: anything,
      confidenceThreshold: number(0, 1),
      formatTurns: boolean,
      wordBoost: anything,
      keytermsPrompt: anything,
      prompt: anything,
      mode: anything,
      agentContext: anything,
      realtimeUrl: text(),
      fallbackPlan: anything,
      disablePartialTranscripts: boolean,
      endUtteranceSilenceThreshold: anything,
      endOfTurnConfidenceThreshold: anything,
      minEndOfTurnSilenceWhenConfident: anything,
      maxTurnSilence: anything,
      vadAssistedEndpointingEnabled: boolean,
      wordFinalizationMaxWaitTime: anything,
    }),
  },
  anything,
);
