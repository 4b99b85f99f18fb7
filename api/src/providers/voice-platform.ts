import type { Mode } from '@booking/contracts/mode';

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
};

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
};

export type ListedCall = { id: string; createdAt: Date; isOver: boolean; raw: Record<string, unknown> };

/** The service that speaks with callers. */
export abstract class VoicePlatform {
  /** As the inbox and the health checks know it. */
  abstract readonly name: string;
  /** Whether the hotel has an account there for a mode. */
  abstract hasAccount(mode: Mode): boolean;
  /** Asks for something cheap. @returns the account that answered. @throws Error when it cannot be reached or refuses */
  abstract check(mode: Mode): Promise<{ account: string | null }>;
  /** Calls created since an instant, newest first, page by page. */
  abstract callsSince(mode: Mode, since: Date): AsyncIterable<ListedCall>;
}
