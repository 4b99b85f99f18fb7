import type { CallOddity } from '../../../shared-kernel/fault-dial.ts';
import type { Charges } from './charges.ts';

export type CallType = 'inboundPhoneCall' | 'outboundPhoneCall' | 'webCall';
export type CallStatus = 'queued' | 'ringing' | 'in-progress' | 'ended';

/** A call's customer as given; web calls have none. */
export type Customer = { number?: string; sipUri?: string; name?: string } & Record<string, unknown>;

/** What a tool answered to a call that was delivered twice. */
export type RepeatedToolCall = { tool: string; first: string; again: string };

/**
 * A call as it was when it was created. Every server message carries exactly this, also the last one of a call that
 * has long ended.
 */
export type CallSnapshot = {
  id: string;
  orgId: string;
  createdAt: string;
  updatedAt: string;
  type: CallType;
  status: 'queued' | 'ringing';
  assistantId?: string | null;
  phoneNumberId?: string;
  customer?: Customer;
} & Record<string, unknown>;

/** One tool call as transcripts hold it: its arguments are JSON text there. */
export type ToolCallText = { id: string; type: 'function'; function: { name: string; arguments: string } };

/** One entry of `messages`. Times are epoch ms, `duration` ms, `secondsFromStart` seconds. */
export type CallMessage =
  | { role: 'system'; message: string; time: number; secondsFromStart: number }
  | {
      role: 'bot' | 'user';
      message: string;
      time: number;
      endTime: number;
      secondsFromStart: number;
      duration: number;
      source?: string;
    }
  | { role: 'tool_calls'; message: string; time: number; secondsFromStart: number; toolCalls: ToolCallText[] }
  | {
      role: 'tool_call_result';
      time: number;
      secondsFromStart: number;
      name: string;
      result: string;
      toolCallId: string;
    };

/** How long the parts of one answer of the assistant took, in ms. */
export type TurnLatency = {
  modelLatency: number;
  voiceLatency: number;
  transcriberLatency: number;
  endpointingLatency: number;
  turnLatency: number;
};

export type Analysis = { summary?: string; successEvaluation?: 'true' | 'false' };

/** A call as the simulator keeps it: messages once, all copies of them are made when it is shown. */
export type Call = {
  id: string;
  createdAt: string;
  updatedAt: string;
  snapshot: CallSnapshot;
  status: CallStatus;
  startedAt?: string;
  endedAt?: string;
  endedReason?: string;
  messages: CallMessage[];
  turnLatencies: TurnLatency[];
  analysis: Analysis;
  charges?: Charges;
  assistantName?: string;
  recorded: boolean;
  script: string;
  oddities?: readonly CallOddity[];
  repeated?: RepeatedToolCall[];
};
