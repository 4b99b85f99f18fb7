import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Finding, PromptPart } from '@booking/contracts/publishing';
import { blanksIn } from '@booking/hotel/blanks';
import type { PublishContent } from './publish-content.service.ts';
import { providerPairs } from '../editing/draft-from-platform.mapper.ts';
import { mentionsAi, mentionsRecording } from './notices.rule.ts';
import { holdsSecret } from './secrets-said.rule.ts';
import { missingTools } from './tools-named.rule.ts';
import { unknownVariables } from './variables.rule.ts';
import { vapiVoiceError } from '../editing/vapi-voices.rule.ts';

type Field = keyof AssistantDraft;
type Severity = Finding['severity'];

/** What Vapi takes (POST /assistant). */
const most = { name: 40, voicemailMessage: 1000, endCallMessage: 1000 } as const;
/** About 8,000 tokens, which the model reads again before every answer. */
const longPrompt = 32_000;

const fieldOf: Record<PromptPart['source'], string> = {
  system_prompt: 'systemPrompt',
  personality: 'personality',
  hotel: 'hotelName',
  documentation: 'documentation',
  booking_logic: 'bookingLogic',
};

const spokenFields = ['firstMessage', 'voicemailMessage', 'endCallMessage'] as const;

const count = (n: number): string => n.toLocaleString('en-US');
const finding = (severity: Severity, field: string, message: string): Finding => ({ severity, field, message });
const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';

function limits(draft: AssistantDraft): Finding[] {
  const missing = (['name', 'systemPrompt'] as const)
    .filter((field) => isBlank(draft[field]))
    .map((field) => finding('error', field, `The ${field === 'name' ? 'name' : 'system prompt'} is missing.`));
  const long = (Object.keys(most) as (keyof typeof most)[])
    .filter((field) => (draft[field] ?? '').length > most[field])
    .map((field) => {
      const length = count(draft[field]!.length);
      return finding('error', field, `Vapi takes ${count(most[field])} characters at most here; these are ${length}.`);
    });
  return [...missing, ...long];
}

function providers(draft: AssistantDraft): Finding[] {
  const halves = providerPairs.flatMap(([provider, id, what]): Finding[] => {
    if (isBlank(draft[provider]) === isBlank(draft[id])) return [];
    return isBlank(draft[id])
      ? [finding('error', id, `Say which ${what} of ${draft[provider]} it is, or choose no provider.`)]
      : [finding('error', provider, `Say whose ${what} ${draft[id]} is, or leave it empty.`)];
  });
  const trouble = draft.voiceProvider === 'vapi' && draft.voiceId ? vapiVoiceError(draft.voiceId) : undefined;
  return trouble ? [...halves, finding('error', 'voiceId', trouble)] : halves;
}

const notice = 'that an AI assistant speaks and that the call may be recorded';

/** Callers are told of the AI and the recording before anything else; staff know it, so that a publish need not wait. */
function greeting({ firstMessage, firstMessageMode, assistantType }: AssistantDraft): Finding[] {
  const severity = assistantType === 'staff' ? 'warning' : 'error';
  const say = (message: string): Finding => finding(severity, 'firstMessage', message);
  if (firstMessageMode === 'assistant-speaks-first-with-model-generated-message') {
    const sentence = `The model makes up what is said first, so nobody sees here whether callers hear ${notice}. To be sure, let the assistant speak first and write a first message.`;
    return [finding('warning', 'firstMessageMode', sentence)];
  }
  if (firstMessage === null) {
    return [say(`Write a first message that says ${notice}. What Vapi may have there is not known here.`)];
  }
  if (isBlank(firstMessage)) return [say(`The first message is empty. Write one that says ${notice}.`)];
  return [
    ...(mentionsAi(firstMessage) ? [] : [say('The first message does not say that an AI assistant speaks.')]),
    ...(mentionsRecording(firstMessage) ? [] : [say('The first message does not say that the call may be recorded.')]),
  ];
}

/** What is to be looked at before this goes live; an error keeps it from being published. */
export function findingsOf({ draft, prompt, parts, documentation }: PublishContent): Finding[] {
  const tools = parts.flatMap(({ source, title, from, to }) =>
    missingTools(prompt.slice(from, to), draft.assistantType).map((message) =>
      finding('error', fieldOf[source], source === 'documentation' ? `${title}: ${message}` : message),
    ),
  );
  const texts: [field: string, text: string][] = [
    ...parts.map(({ source, from, to }): [string, string] => [fieldOf[source], prompt.slice(from, to)]),
    ...spokenFields.map((field): [Field, string] => [field, draft[field] ?? '']),
  ];
  const unfilled = parts.flatMap(({ source, title, from, to }) => {
    const names = blanksIn(prompt.slice(from, to));
    const message = `${title}: fill in ${names.join(', ')}. Until then callers would be told of the blanks.`;
    return names.length > 0 ? [finding('error', fieldOf[source], message)] : [];
  });
  const variables = texts.flatMap(([field, text]) =>
    unknownVariables(text).map((name) =>
      finding(
        'warning',
        field,
        `Vapi does not know {{${name}}}: it stays empty unless whoever starts the call passes it.`,
      ),
    ),
  );
  const secrets = texts
    .filter(([, text]) => holdsSecret(text))
    .map(([field]) =>
      finding('error', field, 'This holds what looks like a key or password. Take it out: callers may be told it.'),
    );
  const long =
    prompt.length > longPrompt
      ? [finding('warning', 'systemPrompt', `The prompt has ${count(prompt.length)} characters; answers come slower.`)]
      : [];
  const bare =
    documentation.length === 0
      ? [finding('warning', 'documentation', 'No documentation is active: the assistant doesn’t know any hotel rules.')]
      : [];
  return [
    ...limits(draft),
    ...providers(draft),
    ...greeting(draft),
    ...tools,
    ...secrets,
    ...unfilled,
    ...variables,
    ...long,
    ...bare,
  ];
}
