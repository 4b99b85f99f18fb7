import type { Clock } from '../../shared-kernel/clock.ts';
import { createToken } from '../../shared-kernel/identifiers.ts';
import type { Random } from '../../shared-kernel/random.ts';
import { isCutOffIn } from '../oddities/cut-off.ts';
import { deliverToolCall, type IsOdd } from '../oddities/deliver-twice.ts';
import { asModelsWrite } from '../oddities/model-arguments.ts';
import type { Call } from './report/call-record.ts';
import type { ServerMessages } from './messages/server-messages.ts';
import { createTurnLatency, speakingTime, thinkingTime } from './speech-time.ts';
import { speakOutcome } from './report/spoken-outcome.ts';
import type { TalkingAssistant } from './other-end/talking-assistant.ts';
import { toolMessage, type Tool } from './tool.ts';
import { conversationArtifact, openAiFormatted } from './report/transcript.ts';
import { completeArguments, useTool, type ToolOutcome } from './use-tool.ts';
import type { FillVariables } from './variables.ts';

/** Ends a conversation from wherever it stands. */
export class HangUp extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Two people on a line: what is said and done is written into the call as it happens. */
export type Conversation = {
  say(role: 'bot' | 'user', text: string): Promise<void>;
  /** Nobody speaks for so many ms of ordinary talking time. */
  pause(ms: number): Promise<void>;
  /** Nobody speaks while something is done. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until there are words to take, whatever the pace; undefined when there are none for so many ms. */
  listen(take: () => string | undefined, longestMs: number): Promise<string | undefined>;
  /** The assistant uses a tool it has, and says what came of it unless `silent`. */
  useTool(name: string, modelArguments: Record<string, unknown>, silent: boolean): Promise<ToolOutcome>;
};

/** How a call passes; it can change while the call goes on. */
export type Tempo = {
  /** Real seconds for a second of talk: 1 as people talk, less to have it over sooner. */
  pace: number;
  longestMs: number;
};

export type ConversationOptions = {
  call: Call;
  assistant: TalkingAssistant;
  messages: ServerMessages;
  fill: FillVariables;
  clock: Clock;
  random: Random;
  tempo: () => Tempo;
  /** Waits for every server message before going on: where time is not real, nothing else keeps them in order. */
  inStep: boolean;
  /** Why somebody outside wants the call to end, if they do. */
  wantsEnd: () => string | undefined;
  isOdd: IsOdd;
  /** Is told of what still goes on when the caller is gone already. */
  goesOn: (work: Promise<unknown>) => void;
};

const LISTENING_STEP_MS = 100;
const FILLERS = ['Hold on a sec.', 'One moment.', 'Just a second.', 'This will just take a sec.', 'Give me a moment.'];

export function createConversation(options: ConversationOptions): Conversation {
  const { call, assistant, messages, clock, random, tempo } = options;
  const startedAt = Date.parse(call.startedAt ?? call.createdAt);
  const secondsFromStart = () => (clock.now() - startedAt) / 1000;

  const passTime = async (ms: number) => {
    await clock.wait(ms);
    const wanted = options.wantsEnd();
    if (wanted !== undefined) throw new HangUp(wanted);
    const longestMs = Math.min(assistant.maxDurationMs, tempo().longestMs);
    if (clock.now() - startedAt >= longestMs) throw new HangUp('exceeded-max-duration');
  };

  const pause = (ms: number) => passTime(Math.round(ms * tempo().pace));

  const listen = async (take: () => string | undefined, longestMs: number) => {
    const silentFrom = clock.now();
    for (;;) {
      const words = take();
      if (words !== undefined || clock.now() - silentFrom >= longestMs) return words;
      await passTime(LISTENING_STEP_MS);
    }
  };

  const say = async (role: 'bot' | 'user', text: string) => {
    await think(role);
    const time = clock.now();
    const seconds = secondsFromStart();
    const turn = { status: 'started', role: role === 'bot' ? 'assistant' : 'user', turn: call.messages.length };
    void messages.send('speech-update', { ...turn, artifact: conversationArtifact(call.messages) });
    await pause(speakingTime(text, random));
    const endTime = clock.now();
    const source = role === 'bot' ? { source: '' } : {};
    const duration = endTime - time;
    call.messages.push({ role, message: text, time, endTime, secondsFromStart: seconds, duration, ...source });
    void messages.send('speech-update', { ...turn, status: 'stopped', artifact: conversationArtifact(call.messages) });
    tellWhatWasSaid(role, text);
    if (role === 'bot' && saysPhrase(text, assistant.endCallPhrases))
      throw new HangUp('assistant-said-end-call-phrase');
  };

  const think = async (role: 'bot' | 'user') => {
    if (role === 'user') return pause(thinkingTime(random));
    const latency = createTurnLatency(random);
    const answersSomebody = call.messages.at(-1)?.role === 'user';
    if (answersSomebody) call.turnLatencies.push(latency);
    await pause(latency.turnLatency);
  };

  const tellWhatWasSaid = (role: 'bot' | 'user', text: string) => {
    const final = { role: role === 'bot' ? 'assistant' : 'user', transcriptType: 'final', transcript: text };
    void messages.send('transcript', final);
    void messages.send('transcript[transcriptType="final"]', final);
    const conversation = openAiFormatted(call.messages);
    const said = { messages: [...call.messages], messagesOpenAIFormatted: conversation };
    void messages.send('conversation-update', { conversation, ...said, artifact: said });
  };

  const callTool = async (tool: Tool, name: string, modelArguments: Record<string, unknown>): Promise<ToolOutcome> => {
    const written = options.isOdd('model_arguments') ? asModelsWrite(modelArguments, random) : modelArguments;
    const toolArguments = completeArguments(tool, written, options.fill);
    const id = `call_${createToken(24, random)}`;
    const asText = { id, type: 'function' as const, function: { name, arguments: JSON.stringify(toolArguments) } };
    const asked = { time: clock.now(), secondsFromStart: secondsFromStart() };
    call.messages.push({ role: 'tool_calls', message: '', ...asked, toolCalls: [asText] });
    if (options.inStep) await messages.delivered();

    const toolCall = { ...asText, function: { name, arguments: toolArguments } };
    const deliver = () => useTool(tool, toolCall, messages, conversationArtifact(call.messages), clock);
    const delivered = deliverToolCall(options.isOdd, name, deliver, (repeated) => {
      call.repeated = [...(call.repeated ?? []), repeated];
    });
    if (isCutOffIn(options.isOdd, name)) {
      options.goesOn(delivered);
      throw new HangUp('customer-ended-call');
    }
    const outcome = await delivered;
    const result = outcome.ok ? outcome.result : outcome.error;
    const answered = { time: clock.now(), secondsFromStart: secondsFromStart() };
    call.messages.push({ role: 'tool_call_result', ...answered, name, result, toolCallId: id });
    return outcome;
  };

  return {
    say,
    pause,
    during: (work) => clock.during(work),
    listen,
    useTool: async (name, modelArguments, silent) => {
      const tool = assistant.tools.find((each) => each.type === 'function' && each.function?.name === name);
      if (!tool) {
        if (!silent) await say('bot', "I'm sorry, that is nothing I can do on this line.");
        return { ok: false, error: 'The assistant has no such tool.' };
      }
      const filler = toolMessage(tool, 'request-start') ?? random.pick(FILLERS);
      if (!silent && filler !== '') await say('bot', filler);
      const outcome = await callTool(tool, name, modelArguments);
      const speech = silent || tool.async ? '' : speakOutcome(tool, outcome);
      if (speech !== '') await say('bot', speech);
      return outcome;
    },
  };
}

function saysPhrase(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => phrase !== '' && text.toLowerCase().includes(phrase.toLowerCase()));
}
