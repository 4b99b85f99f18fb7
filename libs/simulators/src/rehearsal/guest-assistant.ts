export const GUEST_ASSISTANT_NAME = 'Guest assistant';

const PROMPT = `You answer the phone of a hotel. Callers want to know about rooms, prices and the house, to book, or to ask about a reservation.

- Speak briefly and plainly, one question at a time.
- Never make up prices, free rooms or facts about the house: use a tool, and say so when it fails.
- For a booking, ask for dates and the number of guests, quote what is free, then text the link to choose a room.
- Never take card numbers on the phone: payment is made on the page that is texted.
- Cancellations are confirmed by the front desk.`;

/** The guest assistant as a body of `POST /assistant`, with the ids of its tools. */
export function guestAssistant(productUrl: string, toolIds: readonly string[]): Record<string, unknown> {
  return {
    name: GUEST_ASSISTANT_NAME,
    firstMessage:
      'Thank you for calling. You are speaking with the hotel’s AI assistant and this call may be recorded. How can I help you?',
    voicemailMessage: 'Hello, this is the hotel’s AI assistant returning your call. Please call us back at any time.',
    endCallMessage: 'Goodbye.',
    maxDurationSeconds: 600,
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      temperature: 0.3,
      messages: [{ role: 'system', content: PROMPT }],
      toolIds,
      tools: [{ type: 'endCall' }],
    },
    voice: { provider: 'vapi', voiceId: 'Elliot' },
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
    server: guestAssistantServer(productUrl),
    serverMessages: ['tool-calls', 'status-update', 'end-of-call-report'],
  };
}

export function guestAssistantServer(productUrl: string): Record<string, unknown> {
  return { url: new URL('/api/webhooks/vapi', productUrl).href, timeoutSeconds: 20 };
}
