import { SERVER_MESSAGE_TYPES } from './message-types.ts';
import { anything, boolean, isObject, listOf, number, object, oneOf, text, type Rule } from './rule.ts';
import { server } from './server-rules.ts';
import { inlineTool } from './tool-rules.ts';
import { transcriber, voice } from './voice-rules.ts';

const modelMessage = object({ role: oneOf(['system', 'user', 'assistant', 'tool', 'function']), content: text() }, [
  'role',
]);

const modelFields: Readonly<Record<string, Rule>> = {
  provider: text(),
  model: text(),
  messages: listOf(modelMessage),
  toolIds: listOf(text()),
  tools: listOf(inlineTool),
  toolRefs: listOf(anything),
  temperature: number(0, 2),
  maxTokens: number(50, 10_000),
  emotionRecognitionEnabled: boolean,
  knowledgeBase: anything,
  numFastTurns: number(0, 100),
};

const openAiFields: Readonly<Record<string, Rule>> = {
  ...modelFields,
  fallbackModels: anything,
  promptCacheKey: anything,
  promptCacheRetention: anything,
  reasoningEffort: anything,
  toolStrictCompatibilityMode: anything,
};

const model: Rule = (value, name) => {
  if (!isObject(value)) return [`${name} must be an object`];
  if (value.provider === 'openai') return object(openAiFields, ['provider', 'model'])(value, name);
  if (value.provider === 'anthropic') {
    return object({ ...modelFields, thinking: anything }, ['provider', 'model'])(value, name);
  }
  return typeof value.provider === 'string' ? [] : [`${name}.provider must be a string`];
};

/** The fields a person may write on an assistant. What only Vapi writes (id, orgId, createdAt …) is not among them. */
export const assistantFields: Readonly<Record<string, Rule>> = {
  name: text({ max: 40 }),
  firstMessage: text(),
  firstMessageMode: oneOf([
    'assistant-speaks-first',
    'assistant-speaks-first-with-model-generated-message',
    'assistant-waits-for-user',
  ]),
  firstMessageInterruptionsEnabled: boolean,
  voicemailMessage: text({ max: 1000 }),
  voicemailDetection: anything,
  endCallMessage: text({ max: 1000 }),
  endCallPhrases: listOf(text()),
  maxDurationSeconds: number(10, 43_200),
  backgroundSound: text(),
  backgroundSpeechDenoisingPlan: anything,
  model,
  voice,
  transcriber,
  server,
  serverMessages: listOf(oneOf(SERVER_MESSAGE_TYPES)),
  clientMessages: listOf(text()),
  analysisPlan: anything,
  artifactPlan: anything,
  compliancePlan: anything,
  monitorPlan: object({
    listenEnabled: boolean,
    listenAuthenticationEnabled: boolean,
    controlEnabled: boolean,
    controlAuthenticationEnabled: boolean,
    monitorIds: listOf(text()),
  }),
  observabilityPlan: anything,
  startSpeakingPlan: anything,
  stopSpeakingPlan: anything,
  keypadInputPlan: anything,
  transportConfigurations: anything,
  modelOutputInMessagesEnabled: boolean,
  credentials: anything,
  credentialIds: listOf(text()),
  hooks: anything,
  metadata: anything,
};

/** The fields of `assistantOverrides`: those of an assistant without its name's rules, and the variables. */
export const assistantOverrides = object({ ...assistantFields, variableValues: anything, 'tools:append': anything });
