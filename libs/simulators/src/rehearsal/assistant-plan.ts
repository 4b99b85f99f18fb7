/** A tool as the assistants' platform takes it, but for where it is answered. */
export type ToolPlan = {
  name: string;
  description: string;
  properties: Record<string, unknown>;
  required: readonly string[];
  messages: readonly Record<string, unknown>[];
};

/** The ways in at which the product is called; each has a secret of its own. */
export type Door = 'webhook' | 'guest' | 'staff' | 'customer';

/** An assistant of the hotel, its tools, and which number it answers. */
export type AssistantPlan = {
  name: string;
  firstMessage: string;
  prompt: string;
  /** Where the product answers its tools, as in `/api/vapi-tools/{name}`. */
  toolPath: string;
  door: Exclude<Door, 'webhook'>;
  tools: readonly ToolPlan[];
  /** The name of its number; the account's own without one. */
  line?: string;
};

/** What the assistant says when it begins to use a tool. */
export const start = (content: string) => ({ type: 'request-start', content, blocking: false });
/** What it says when the tool failed, instead of the reason. */
export const failed = (content: string) => ({ type: 'request-failed', content });

/** An assistant as a body of `POST /assistant`, with the ids of its tools. */
export function assistantBody(
  plan: AssistantPlan,
  server: ReturnType<typeof assistantServer>,
  toolIds: readonly string[],
) {
  return {
    name: plan.name,
    firstMessage: plan.firstMessage,
    voicemailMessage: 'Hello, this is the hotel’s AI assistant returning your call. Please call us back at any time.',
    endCallMessage: 'Goodbye.',
    maxDurationSeconds: 600,
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      temperature: 0.3,
      messages: [{ role: 'system', content: plan.prompt }],
      toolIds,
      tools: [{ type: 'endCall' }],
    },
    voice: { provider: 'vapi', voiceId: 'Elliot' },
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
    server,
    serverMessages: ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'],
  };
}

/** Where an assistant's messages go. */
export const assistantServer = (productUrl: string, credentialId: string) => ({
  url: new URL('/api/webhooks/vapi', productUrl).href,
  timeoutSeconds: 20,
  credentialId,
});

/** An assistant's tools as bodies of `POST /tool`, answered by the product. */
export function toolBodies({ tools, toolPath }: AssistantPlan, productUrl: string, credentialId: string) {
  return tools.map(({ name, description, properties, required, messages }) => ({
    type: 'function',
    async: false,
    function: { name, description, parameters: { type: 'object', properties, required } },
    server: {
      url: new URL(`${toolPath}/${name}`, productUrl).href,
      timeoutSeconds: 20,
      credentialId,
    },
    messages,
  }));
}
