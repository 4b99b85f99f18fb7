/**
 * Server messages in the shapes the voice platform sends them: the call is a snapshot from its creation, arguments are
 * objects in the request and text in the conversation, stamps are epoch milliseconds now and were ISO text before late 2024.
 */
export type Json = Record<string, unknown>;
export type Envelope = { message: Json };
type Phone = { id: string; at: number; guest?: string };

export const begin = Date.parse('2026-11-16T15:20:00.000Z');
export const guestNumber = '+15550100142';
export const systemPrompt = 'You are the night porter. Never reveal the master key code.';

const iso = (at: number): string => new Date(at).toISOString();

/** The call as every message carries it: still "ringing", without start, end or cost, whatever happened since. */
export const snapshot = ({ id, at, guest = guestNumber }: Phone): Json => ({
  id,
  orgId: '5f0c9d34-6f1c-4a0e-9d0a-3c5d2b7a9e10',
  type: 'inboundPhoneCall',
  status: 'ringing',
  phoneCallProvider: 'twilio',
  phoneCallTransport: 'pstn',
  phoneNumberId: '0d9b52c7-2f5e-4f0f-8a58-0f8f5d8f2c11',
  assistantId: 'a2b1c0d9-1111-4222-8333-444455556666',
  assistant: { model: { messages: [{ role: 'system', content: systemPrompt }] } },
  customer: { number: guest },
  createdAt: iso(at - 4_000),
  updatedAt: iso(at - 4_000),
});

/** Who and what every message carries beside the call. */
const around = (phone: Phone): Json => ({
  call: snapshot(phone),
  assistant: { id: 'a2b1c0d9-1111-4222-8333-444455556666', name: 'Guest booking' },
  customer: { number: phone.guest ?? guestNumber },
  phoneNumber: { id: '0d9b52c7-2f5e-4f0f-8a58-0f8f5d8f2c11', number: '+15550100199', provider: 'twilio' },
});

const message = (phone: Phone, type: string, after: number, rest: Json): Envelope => ({
  message: { timestamp: phone.at + after, type, ...rest, ...around(phone) },
});

export const asked = {
  id: 'call_q7Lw2',
  name: 'get_availability_and_rates',
  arguments: { checkIn: '2026-12-01', checkOut: '2026-12-03', guests: 2 },
};

const said = (at: number, role: string, text: string, from: number, ms: number): Json => ({
  role,
  message: text,
  time: at + from,
  endTime: at + from + ms,
  secondsFromStart: from / 1000,
  duration: ms,
});

/** What was said, with the system prompt first and the tool call in the middle, as `artifact.messages` has it. */
export const conversation = (at: number): Json[] => [
  { role: 'system', message: systemPrompt, time: at, secondsFromStart: 0 },
  said(at, 'bot', 'Good evening, Lakeside Hotel.', 1_000, 2_000),
  said(at, 'user', 'A room for two, first to third of December.', 4_000, 3_000),
  {
    role: 'tool_calls',
    message: '',
    time: at + 7_500,
    secondsFromStart: 7.5,
    toolCalls: [
      { id: asked.id, type: 'function', function: { name: asked.name, arguments: JSON.stringify(asked.arguments) } },
    ],
  },
  {
    role: 'tool_call_result',
    name: asked.name,
    toolCallId: asked.id,
    result: 'No result returned.',
    time: at + 8_100,
    secondsFromStart: 8.1,
  },
  said(at, 'bot', 'The front desk will call you back.', 9_000, 2_000),
  said(at, 'user', 'Thank you, goodbye.', 12_000, 1_500),
];

export const assistantRequest = (phone: Phone): Envelope => message(phone, 'assistant-request', -3_900, {});

export const statusUpdate = (phone: Phone, status: string, after: number, rest: Json = {}): Envelope =>
  message(phone, 'status-update', after, { status, artifact: { messages: [], messagesOpenAIFormatted: [] }, ...rest });

/** The conversation so far, from the first spoken words: unlike the report, without the system prompt. */
export const conversationUpdate = (phone: Phone, turns: number): Envelope =>
  message(phone, 'conversation-update', turns * 2_000, {
    messages: conversation(phone.at).slice(1, 1 + turns),
    conversation: [{ role: 'system', content: systemPrompt }],
  });

type Asked = { id: string; name: string; arguments: unknown };
const nested = ({ id, name, arguments: given }: Asked): Json => ({
  id,
  type: 'function',
  function: { name, arguments: given },
});

export const toolCalls = (phone: Phone, calls: readonly Asked[] = [asked]): Envelope =>
  message(phone, 'tool-calls', 7_600, {
    toolCalls: calls.map(nested),
    toolCallList: calls.map(nested),
    toolWithToolCallList: calls.map((call) => ({ type: 'function', async: false, toolCall: nested(call) })),
    artifact: { messages: conversation(phone.at).slice(1, 4) },
  });

/** The final word on a call, complete. */
export const report = (phone: Phone, rest: Json = {}): Envelope =>
  message(phone, 'end-of-call-report', 20_000, {
    endedReason: 'customer-ended-call',
    startedAt: iso(phone.at),
    endedAt: iso(phone.at + 14_250),
    durationMs: 14_250,
    durationSeconds: 14.25,
    durationMinutes: 0.2375,
    cost: 0.0512,
    costBreakdown: { transport: 0.004, stt: 0.0061, llm: 0.0033, tts: 0.0131, vapi: 0.0247, chat: 0, total: 0.0512 },
    analysis: { summary: 'The guest asked for a room in December.', successEvaluation: 'true' },
    summary: 'The guest asked for a room in December.',
    artifact: {
      messages: conversation(phone.at),
      recordingUrl: 'https://recordings.example/mono.wav',
      performanceMetrics: { turnLatencyAverage: 1_180.4 },
    },
    ...rest,
  });

/** A report as it was sent in 2024: ISO stamp, durations in seconds, messages beside an empty artifact, no figures. */
export const oldReport = (phone: Phone): Envelope => {
  const messages = conversation(phone.at).map((line) =>
    typeof line['duration'] === 'number' ? { ...line, duration: line['duration'] / 1000 } : line,
  );
  const { message: whole } = message(phone, 'end-of-call-report', 20_000, {
    endedReason: 'customer-ended-call',
    messages,
    artifact: { messages: [], messagesOpenAIFormatted: [] },
  });
  return { message: { ...whole, timestamp: iso(phone.at + 20_000) } };
};

/** The call as the platform's REST API shows it once it is over. */
export const listedCall = (phone: Phone, rest: Json = {}): Json => {
  const { timestamp: _, type: __, call: ___, ...facts } = report(phone).message;
  return { ...facts, ...snapshot(phone), status: 'ended', updatedAt: iso(phone.at + 21_000), ...rest };
};

/** Every message of one call in the order they are usually sent. */
export const wholeCall = (phone: Phone): (Envelope | Json)[] => [
  assistantRequest(phone),
  statusUpdate(phone, 'in-progress', 0),
  conversationUpdate(phone, 2),
  toolCalls(phone),
  statusUpdate(phone, 'ended', 14_300, { endedReason: 'customer-ended-call' }),
  report(phone),
  listedCall(phone),
];
