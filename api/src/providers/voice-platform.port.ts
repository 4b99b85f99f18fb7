import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import type { ChatAnswer, FieldDifference } from '@booking/contracts/publishing';
import type { ToolAudience } from '@booking/contracts/tools';
import { OutsideService } from './outside-service.port.ts';

export type Turn = {
  speaker: 'assistant' | 'guest';
  text: string;
  startedMs: number | null;
  durationMs: number | null;
};

export type ToolCallFact = {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  result: string | null;
  error: string | null;
  startedMs: number | null;
  durationMs: number | null;
  /** Who reports the answer: our own tool endpoint knows better than the platform's echo of it. */
  answeredBy: 'us' | 'provider' | null;
};

/** What one message may say of a call; what it does not say is undefined. Money in US dollars, spans in ms, instants as ISO UTC. */
export type CallFacts = {
  status?: string;
  kind?: string;
  assistantId?: string;
  assistantName?: string;
  callerNumber?: string;
  callerName?: string;
  createdAt?: string;
  startedAt?: string;
  endedAt?: string;
  durationMs?: number;
  endedReason?: string;
  costUsd?: number;
  costParts?: Record<string, number>;
  latencyMs?: number;
  summary?: string;
  transcript?: string;
  recording?: Record<string, string>;
  turns?: Turn[];
  /** The platform named an address at which it can be heard, or ended, while it goes on. */
  canListen?: boolean;
  canEnd?: boolean;
};

/** What one side just said, while the call goes on. */
export type LiveTurn = { speaker: Turn['speaker']; text: string; at: Date };

/** One message about one call, in the hotel's words. */
export type CallEvent = {
  callId: string;
  /** The account at the platform, where the message names it. */
  account: string | null;
  /** When the platform said so. */
  at: Date;
  /** How much its word counts when messages disagree: 3 for a final report, 2 for a change of status, 1 for a glimpse. */
  weight: 1 | 2 | 3;
  facts: CallFacts;
  toolCalls: ToolCallFact[];
  /** Kept until the final report, whose turns replace it. */
  said?: LiveTurn;
};

export type ListedCall = { id: string; createdAt: Date; isOver: boolean; raw: Record<string, unknown> };

/** A call at this moment. */
export type CallNow = {
  id: string;
  /** `ended` when it is over. */
  status: string;
  durationMs: number | null;
  transcript: string;
  endedReason: string | null;
  toolCalls: ToolCallFact[];
};

/** The sound of a call, or the part of it that was asked for. */
export type RecordingStream = {
  /** 200 whole, 206 a part, 416 for a part that it does not have. */
  status: 200 | 206 | 416;
  /** Length, range and kind, as HTTP has them. */
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array> | null;
};

/** The sound of a call while it goes on: samples of 16 bits, least significant byte first. */
export type LiveSound = { sampleRate: number; channels: number; samples: ReadableStream<Uint8Array> };

/** Why a call cannot be listened to or ended: it is over, or the account does not let us. */
export type NotLive = 'over' | 'not_allowed';

/** What the platform holds of an assistant; fields have the names of a draft, null where it holds nothing we know. */
export type PlatformAssistant = Pick<
  AssistantDraft,
  'firstMessage' | 'voicemailMessage' | 'endCallMessage' | 'voiceId' | 'modelName' | 'transcriberModel'
> & {
  id: string;
  name: string;
  prompt: string | null;
  /** In the words of a draft where it has one for them, else the platform's own. */
  firstMessageMode: string | null;
  voiceProvider: string | null;
  modelProvider: string | null;
  transcriberProvider: string | null;
  toolIds: string[];
  /** Names of tools that are part of the assistant itself. */
  inlineTools: string[];
  /** Where it holds something else than every assistant of ours has, whatever its draft says; secrets are not in it. */
  deviations: FieldDifference[];
  isRecorded: boolean;
  updatedAt: string | null;
  /** The platform's own words, secrets taken out. */
  raw: Record<string, unknown>;
};

/**
 * What the platform is to hold of an assistant; a field of null stays as the platform has it (but see `sentMode`), a
 * message of '' is cleared.
 */
export type WantedAssistant = Pick<
  AssistantDraft,
  | 'name'
  | 'assistantType'
  | 'firstMessage'
  | 'firstMessageMode'
  | 'voicemailMessage'
  | 'endCallMessage'
  | 'voiceProvider'
  | 'voiceId'
  | 'modelProvider'
  | 'modelName'
  | 'transcriberProvider'
  | 'transcriberModel'
> & { prompt: string; isRecorded: boolean };

export type PlatformTool = {
  id: string;
  name: string;
  /** Whose of ours it is; null for a foreign tool. */
  audience: ToolAudience | null;
  /** In what one of ours is another than the catalogue has it, in words. */
  changes: string[];
};

/** What a caller hears when a tool is used; nothing for an empty text. */
export type SpokenMessages = { says: string; fails: string };

/** What a visitor writes to an assistant; with the id of a chat, in that chat. */
export type ChatMessage = {
  text: string;
  chatId?: string | undefined;
  /** Its tools change nothing, whatever they say, and it has none but ours. */
  isRehearsal: boolean;
};

/** A conversation of a visitor of our website with an assistant as it was published. */
export type WebConversation = {
  assistantId: string;
  /** Reach the prompt. */
  variables: Record<string, string>;
  /** How long it may last. */
  seconds: number;
};

/** A call that waits for a browser. */
export type WebCall = {
  id: string;
  /** Where it is joined. */
  webCallUrl: string;
};

/** The service that speaks with callers. What it throws is a ProviderError. */
export abstract class VoicePlatform extends OutsideService {
  abstract override hasAccount(mode: Mode): boolean;
  /** @returns the account that answered */
  abstract override check(mode: Mode): Promise<{ account: string | null }>;
  /** Calls created since an instant, newest first, page by page. */
  abstract listCallsSince(mode: Mode, since: Date): AsyncIterable<ListedCall>;
  abstract getCall(mode: Mode, id: string): Promise<CallNow>;
  abstract endCall(mode: Mode, id: string): Promise<'ended' | NotLive>;
  /** @param gone ends it, at any time */
  abstract openLiveSound(mode: Mode, id: string, gone: AbortSignal): Promise<LiveSound | NotLive>;
  /** Erases a call with its recording; one that is not there counts as erased. @returns what was answered, as a proof */
  abstract eraseCall(mode: Mode, id: string): Promise<string>;
  /** @param range as HTTP has it @param gone ends it at any time, and is thrown then */
  abstract openRecording(
    mode: Mode,
    id: string,
    range: string | undefined,
    gone: AbortSignal,
  ): Promise<RecordingStream>;
  /** Phones a number (E.164) once; never repeated, whatever happens. `variables` reach the prompt. */
  abstract placeCall(
    mode: Mode,
    assistantId: string,
    number: string,
    variables: Record<string, unknown>,
  ): Promise<{ id: string }>;
  abstract listAssistants(mode: Mode): Promise<PlatformAssistant[]>;
  /** The number on which each assistant is phoned, by the assistant's id; one without a number is left out. */
  abstract listPhoneLines(mode: Mode): Promise<ReadonlyMap<string, string>>;
  /** @returns null when the account has none of this id */
  abstract findAssistant(mode: Mode, id: string): Promise<PlatformAssistant | null>;
  abstract listTools(mode: Mode): Promise<PlatformTool[]>;
  /** Makes the account's tools of an audience what the catalogue says. @returns every tool of the account */
  abstract provideTools(mode: Mode, audience: ToolAudience): Promise<PlatformTool[]>;
  /**
   * Gives an assistant what is wanted, and the tools of its audience; all else stays.
   * @param tools as `provideTools` gave them
   * @param seenAt `updatedAt` of what was seen before @throws Refusal 409 when it has changed since
   */
  abstract configure(
    mode: Mode,
    id: string,
    wanted: WantedAssistant,
    tools: readonly PlatformTool[],
    seenAt: string | null,
  ): Promise<void>;
  /** Says something to an assistant as it would be with what is wanted; sent once, whatever happens. */
  abstract sendTestChat(mode: Mode, id: string, wanted: WantedAssistant, said: ChatMessage): Promise<ChatAnswer>;
  abstract openWebChat(mode: Mode, conversation: WebConversation): Promise<{ id: string }>;
  /**
   * Says something in a conversation that was opened; sent once, whatever happens.
   * @param gone ends it, at any time, and is thrown then
   * @returns the words of the answer as they come
   */
  abstract sendWebChat(mode: Mode, id: string, text: string, gone: AbortSignal): AsyncIterable<string>;
  /** Opens a call that a page of ours can join, and nothing more: what it is like is said here. Sent once. */
  abstract openWebCall(mode: Mode, conversation: Omit<WebConversation, 'seconds'>): Promise<WebCall>;
  abstract setToolMessages(mode: Mode, toolId: string, messages: SpokenMessages): Promise<void>;
  /** Changes the system prompt (the first, where there are several) and nothing else, and reads it back. @returns whether there was something to change */
  abstract setPrompt(mode: Mode, assistantId: string, change: (prompt: string) => string): Promise<boolean>;
}
