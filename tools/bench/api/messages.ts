const assistant = { id: 'a2b1c0d9-1111-4222-8333-444455556666', name: 'Guest booking' };
const guest = { number: '+15125550142' };

const spoken = [
  ['bot', 'Good evening. You speak with an AI assistant and this call is recorded. How can I help you?'],
  ['user', 'Do you have a room for two from the first to the third of December?'],
  [
    'bot',
    'Let me look. Yes, there is a room with a king bed for 129 dollars a night, and one with two queens for 139.',
  ],
  ['user', 'The one with the king bed. Can we bring our dog, and is there parking?'],
  ['bot', 'Dogs are welcome for 25 dollars a night, and parking is free. Shall I text you a link to book it?'],
  ['user', 'Yes, please.'],
  ['bot', 'It is on its way. Thank you for calling, and have a good evening.'],
] as const;

/** What the voice platform sends of one call, from its beginning to the report; `{number}` stands for the call. */
export function messagesOfCall(): string[] {
  const at = Date.now();
  const iso = (after: number): string => new Date(at + after).toISOString();
  const call = {
    id: '{number}',
    type: 'inboundPhoneCall',
    status: 'ringing',
    assistantId: assistant.id,
    customer: guest,
    createdAt: iso(-4000),
    assistant: { model: { messages: [{ role: 'system', content: 'You answer the phone of a hotel. '.repeat(60) }] } },
  };
  const said = spoken.map(([role, message], place) => ({
    ...{ role, message, time: at + place * 4000, endTime: at + place * 4000 + 3000 },
    ...{ secondsFromStart: place * 4, duration: 3000 },
  }));
  const message = (type: string, after: number, rest: object): string =>
    JSON.stringify({ message: { timestamp: at + after, type, ...rest, call, assistant, customer: guest } });
  return [
    message('status-update', 0, { status: 'in-progress' }),
    message('conversation-update', 8000, { messages: said.slice(0, 3) }),
    message('conversation-update', 20_000, { messages: said.slice(0, 6) }),
    message('status-update', 28_000, { status: 'ended', endedReason: 'customer-ended-call' }),
    message('end-of-call-report', 29_000, {
      ...{ endedReason: 'customer-ended-call', startedAt: iso(0), endedAt: iso(28_000), durationMs: 28_000 },
      cost: 0.0512,
      costBreakdown: { transport: 0.004, stt: 0.0061, llm: 0.0033, tts: 0.0131, vapi: 0.0247, total: 0.0512 },
      analysis: { summary: 'The guest asked for a room in December.' },
      artifact: { messages: said, recordingUrl: 'https://recordings.example/mono.wav' },
    }),
  ];
}
