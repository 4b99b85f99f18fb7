import { z } from 'zod';
import { DEFAULT_SERVER_MESSAGES } from '../../rules/message-types.ts';
import { serverSchema, toolSchema, type Tool, type WebhookServer } from '../tool.ts';

const assistantSchema = z.looseObject({
  name: z.string().optional(),
  firstMessage: z.string().optional(),
  firstMessageMode: z.string().default('assistant-speaks-first'),
  voicemailMessage: z.string().optional(),
  endCallMessage: z.string().optional(),
  endCallPhrases: z.array(z.string()).default([]),
  maxDurationSeconds: z.number().default(600),
  server: serverSchema.optional(),
  serverMessages: z.array(z.string()).default([...DEFAULT_SERVER_MESSAGES]),
  model: z
    .looseObject({
      provider: z.string(),
      model: z.string().default('unknown'),
      messages: z.array(z.looseObject({ role: z.string(), content: z.string().default('') })).default([]),
      toolIds: z.array(z.string()).default([]),
      tools: z.array(toolSchema).default([]),
    })
    .default({ provider: 'openai', model: 'gpt-4o', messages: [], toolIds: [], tools: [] }),
  voice: z.looseObject({ provider: z.string() }).default({ provider: 'vapi', voiceId: 'Elliot' }),
  transcriber: z.looseObject({ provider: z.string() }).default({ provider: 'deepgram', model: 'nova-3' }),
  artifactPlan: z.looseObject({ recordingEnabled: z.boolean().default(true) }).default({ recordingEnabled: true }),
});

/** An assistant on one call: its own settings with the call's overrides in them, its tools found. */
export type TalkingAssistant = {
  /** As server messages show it. */
  shown: Record<string, unknown>;
  name: string | undefined;
  firstMessage: string;
  speaksFirst: boolean;
  /** Its model makes up what it says first. */
  makesUpGreeting: boolean;
  voicemailMessage: string | undefined;
  endCallMessage: string | undefined;
  endCallPhrases: string[];
  maxDurationMs: number;
  server: WebhookServer | undefined;
  serverMessages: string[];
  systemPrompt: string;
  tools: Tool[];
  missingToolIds: string[];
  model: { provider: string; model: string };
  voice: Record<string, unknown>;
  transcriber: Record<string, unknown>;
  recordingEnabled: boolean;
};

/** Reads what a call needs out of an assistant's settings; `fill` puts the call's variables into what it says. */
export function readAssistant(
  settings: Record<string, unknown>,
  findTool: (id: string) => unknown,
  fill: (template: string) => string,
): TalkingAssistant {
  const read = assistantSchema.parse(settings);
  const stored = read.model.toolIds.map((id) => ({ id, tool: findTool(id) }));
  const found = stored.flatMap(({ tool }) => (tool === undefined ? [] : [toolSchema.parse(tool)]));
  /** An empty text is as good as none. */
  const said = (template: string | undefined): string | undefined => (template ? fill(template) : undefined);
  const prompts = read.model.messages.filter((message) => message.role === 'system').map((message) => message.content);

  return {
    shown: settings,
    name: read.name,
    firstMessage: fill(read.firstMessage ?? ''),
    speaksFirst: read.firstMessageMode !== 'assistant-waits-for-user',
    makesUpGreeting: read.firstMessageMode === 'assistant-speaks-first-with-model-generated-message',
    voicemailMessage: said(read.voicemailMessage),
    endCallMessage: said(read.endCallMessage),
    endCallPhrases: read.endCallPhrases,
    maxDurationMs: read.maxDurationSeconds * 1000,
    server: read.server,
    serverMessages: read.serverMessages,
    systemPrompt: fill(prompts.join('\n')),
    tools: [...read.model.tools, ...found],
    missingToolIds: stored.filter(({ tool }) => tool === undefined).map(({ id }) => id),
    model: { provider: read.model.provider, model: read.model.model },
    voice: read.voice,
    transcriber: read.transcriber,
    recordingEnabled: read.artifactPlan.recordingEnabled,
  };
}
