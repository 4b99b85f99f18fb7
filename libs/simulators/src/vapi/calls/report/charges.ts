import type { Call } from './call-record.ts';
import { durationOf } from './duration.ts';
import type { TalkingAssistant } from '../other-end/talking-assistant.ts';

/** What a call cost, USD. `costs` is the list by kind, `costBreakdown` the sums, `cost` their total. */
export type Charges = {
  cost: number;
  costBreakdown: Record<string, unknown>;
  costs: Record<string, unknown>[];
};

/** What is charged for: ms of the call, characters spoken by the assistant, words of everything, tokens of the prompt. */
type Usage = {
  durationMs: number;
  spokenCharacters: number;
  turns: number;
  promptCharacters: number;
  transportProvider: string | undefined;
};

// USD, from captured calls; the transport is what Twilio lists for a call to a US number.
const PER_MINUTE = { transcriber: 0.01124, vapi: 0.05, transport: 0.0085 };
const PER_CHARACTER = 0.00005;
const PER_TOKEN = { prompt: 2.5e-6, completion: 10e-6, analysisPrompt: 0.3e-6, analysisCompletion: 2.5e-6 };
const PER_TOKEN_OF_SMALL_MODELS = { prompt: 0.15e-6, completion: 0.6e-6 };
const CHARACTERS_PER_TOKEN = 4;
const ANALYSIS_MODEL = { provider: 'google', model: 'gemini-2.5-flash' };

/** What an ended call that connected cost. */
export function chargesOf(call: Call, assistant: TalkingAssistant): Charges {
  const spoken = call.messages.flatMap((message) => (message.role === 'bot' ? [message.message] : []));
  const { phoneCallProvider } = call.snapshot;
  return priceCall(
    {
      durationMs: durationOf(call),
      spokenCharacters: spoken.join('').length,
      turns: spoken.length,
      promptCharacters: assistant.systemPrompt.length,
      transportProvider: phoneCallProvider === 'twilio' ? phoneCallProvider : undefined,
    },
    assistant,
  );
}

/** Prices a call that connected. A call over the web or a number of Vapi's own has no transport among its costs. */
function priceCall(usage: Usage, assistant: TalkingAssistant): Charges {
  const minutes = usage.durationMs / 60_000;
  const completionTokens = Math.round(usage.spokenCharacters / CHARACTERS_PER_TOKEN);
  const promptTokens = Math.round((usage.turns * usage.promptCharacters) / CHARACTERS_PER_TOKEN) + completionTokens * 2;
  const summaryTokens = { prompt: completionTokens * 2 + 90, completion: 38 };

  const transcriber = minutes * PER_MINUTE.transcriber;
  const perToken = /mini|nano|flash/.test(assistant.model.model) ? PER_TOKEN_OF_SMALL_MODELS : PER_TOKEN;
  const model = promptTokens * perToken.prompt + completionTokens * perToken.completion;
  const voice = usage.spokenCharacters * PER_CHARACTER;
  const vapi = minutes * PER_MINUTE.vapi;
  const transport = usage.transportProvider === undefined ? undefined : minutes * PER_MINUTE.transport;
  const summary =
    summaryTokens.prompt * PER_TOKEN.analysisPrompt + summaryTokens.completion * PER_TOKEN.analysisCompletion;
  const cost = round(transcriber + model + voice + vapi + summary + (transport ?? 0));

  return {
    cost,
    costBreakdown: {
      ...(transport === undefined ? {} : { transport: round(transport) }),
      stt: round(transcriber),
      llm: round(model),
      tts: round(voice),
      vapi: round(vapi),
      chat: 0,
      total: cost,
      llmPromptTokens: promptTokens,
      llmCompletionTokens: completionTokens,
      ttsCharacters: usage.spokenCharacters,
      voicemailDetectionCost: 0,
      knowledgeBaseCost: 0,
      analysisCostBreakdown: {
        summary: round(summary),
        summaryPromptTokens: summaryTokens.prompt,
        summaryCompletionTokens: summaryTokens.completion,
        structuredData: 0,
        structuredDataPromptTokens: 0,
        structuredDataCompletionTokens: 0,
        successEvaluation: 0,
        successEvaluationPromptTokens: summaryTokens.prompt,
        successEvaluationCompletionTokens: 1,
      },
    },
    costs: [
      ...(transport === undefined
        ? []
        : [{ type: 'transport', provider: usage.transportProvider, minutes, cost: transport }]),
      { type: 'transcriber', transcriber: assistant.transcriber, minutes, cost: transcriber },
      { type: 'model', model: assistant.model, promptTokens, completionTokens, cost: model },
      { type: 'voice', voice: assistant.voice, characters: usage.spokenCharacters, cost: voice },
      { type: 'vapi', subType: 'normal', minutes: round(minutes), cost: vapi },
      {
        type: 'analysis',
        analysisType: 'summary',
        model: ANALYSIS_MODEL,
        promptTokens: summaryTokens.prompt,
        completionTokens: summaryTokens.completion,
        cost: summary,
      },
    ],
  };
}

function round(usd: number): number {
  return Math.round(usd * 10_000) / 10_000;
}
