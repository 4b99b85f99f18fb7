import * as z from 'zod/mini';
import { Mode } from '../hotel/mode.ts';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { ToolAudience } from './tools.ts';
import { Line, maxCharacters } from '../schema/typed-text.ts';

export const VoiceProvider = z.enum(['vapi', '11labs', 'playht']);
export const ModelProvider = z.enum(['openai', 'anthropic']);
export const TranscriberProvider = z.enum(['deepgram', 'assembly']);
export const FirstMessageMode = z.enum([
  'assistant-speaks-first',
  'assistant-speaks-first-with-model-generated-message',
]);
export type FirstMessageMode = z.infer<typeof FirstMessageMode>;

/** A text of this many characters at most. */
type Text = (most: number) => z.ZodMiniString<string>;

const line: Text = (most) => Line(most);
const text: Text = (most) => z.string().check(maxCharacters(most));
const ofAnyLength: Text = () => z.string();
/** Where empty is as good as nothing, it is null. */
const emptyAsNull = (schema: z.ZodMiniString<string>) =>
  z.nullable(schema).check(z.overwrite((value) => value || null));

const fieldsOf = (line: Text, text: Text) => ({
  name: line(200).check(z.minLength(1, 'The assistant needs a name.')),
  assistantType: ToolAudience,
  vapiPhoneNumberId: emptyAsNull(line(100)).check(
    z.describe('Kept for the people of the hotel; the platform is not told of it'),
  ),
  description: emptyAsNull(line(2000)),
  agentName: emptyAsNull(line(200)).check(z.describe('How the assistant calls itself')),
  hotelName: emptyAsNull(line(200)).check(z.describe('How it calls the hotel; the name in Settings when null')),
  personality: emptyAsNull(text(5000)),
  voiceProvider: z.nullable(VoiceProvider),
  voiceId: emptyAsNull(line(200)),
  firstMessage: z.nullable(text(5000)),
  firstMessageMode: z.nullable(FirstMessageMode),
  voicemailMessage: z.nullable(text(5000)),
  endCallMessage: z.nullable(text(5000)),
  modelProvider: z.nullable(ModelProvider),
  modelName: emptyAsNull(line(200)),
  transcriberProvider: z.nullable(TranscriberProvider),
  transcriberModel: emptyAsNull(line(200)),
  bookingLogic: emptyAsNull(text(50_000)),
  systemPrompt: emptyAsNull(text(100_000)),
});

/**
 * What people change of an assistant. Lengths are what can be typed; what the voice platform takes is told by the
 * findings of a preview, so that a draft can always be saved. A field of null is not sent to the platform and stays as it
 * is there; an empty first, voicemail or end call message is: it clears the one there.
 */
export const AssistantDraft = z.object(fieldsOf(line, text)).register(z.globalRegistry, { id: 'AssistantDraft' });
export type AssistantDraft = z.infer<typeof AssistantDraft>;

/** A draft as it is kept: what was taken in from the platform may be longer than anybody may type, and is never cut. */
export const StoredDraft = z.object(fieldsOf(ofAnyLength, ofAnyLength));

export const AssistantStatus = z.enum(['published', 'draft', 'error']);

const stored = StoredDraft.shape;
/** An assistant as this console knows it; what callers hear is its newest published version. */
export const Assistant = z
  .extend(StoredDraft, {
    id: z.int(),
    assistantId: z.string().check(z.describe("The voice platform's own id; never changes")),
    status: openEnum(AssistantStatus).check(
      z.describe('Decided by the server: `error` when the platform refused the newest publish'),
    ),
    assistantType: openEnum(ToolAudience),
    vapiPhoneNumberId: orNull(stored.vapiPhoneNumberId),
    description: orNull(stored.description),
    agentName: orNull(stored.agentName),
    hotelName: orNull(stored.hotelName),
    personality: orNull(stored.personality),
    voiceProvider: orNull(openEnum(VoiceProvider)),
    voiceId: orNull(stored.voiceId),
    firstMessage: orNull(stored.firstMessage),
    firstMessageMode: orNull(openEnum(FirstMessageMode)),
    voicemailMessage: orNull(stored.voicemailMessage),
    endCallMessage: orNull(stored.endCallMessage),
    modelProvider: orNull(openEnum(ModelProvider)),
    modelName: orNull(stored.modelName),
    transcriberProvider: orNull(openEnum(TranscriberProvider)),
    transcriberModel: orNull(stored.transcriberModel),
    bookingLogic: orNull(stored.bookingLogic),
    systemPrompt: orNull(stored.systemPrompt),
    lastPublishedAt: orNull(z.iso.datetime()),
    agentImageUrl: orNull(z.string()),
    revision: z.int().check(z.describe('Rises with every save; sent along by whoever saves next')),
    hasUnpublishedChanges: z.boolean(),
    publishedVersion: orNull(z.int()).check(z.describe('The version that is live; null when none of ours is')),
    hasDrifted: z.boolean().check(z.describe('The platform holds something else than the live version')),
    archivedAt: orNull(z.iso.datetime()),
    mode: z.optional(openEnum(Mode)).check(z.describe('Whose line it answers')),
    waitingChanges: z
      .optional(z.array(z.string()))
      .check(z.describe('What a publish would change, by the names of fields; empty where none of ours is live')),
  })
  .register(z.globalRegistry, { id: 'Assistant' });
export type Assistant = z.infer<typeof Assistant>;

export const assistantParams = z.object({
  id: z.coerce
    .number('Invalid assistant ID')
    .check(z.int('Invalid assistant ID'), z.minimum(1), z.maximum(2_147_483_647)),
});
const platformId = line(100).check(
  z.minLength(1, 'Please fill in all required fields'),
  z.regex(/^[\w-]+$/, 'An ID has letters, digits, dashes and underscores.'),
);

export const assistantEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/assistants',
    summary: 'Every assistant of the current mode; archived ones only when asked for',
    access: 'assistants:read',
    query: z.object({
      archived: z._default(
        z.pipe(
          z.enum(['true', 'false']),
          z.transform((word) => word === 'true'),
        ),
        false,
      ),
    }),
    answer: rows(Assistant, 'assistant'),
    timed: true,
  },
  create: {
    method: 'POST',
    path: '/api/admin/assistants',
    summary: 'Takes an assistant of the voice platform into the console; what the platform holds becomes its draft',
    access: 'assistants:change',
    audit: 'assistants.create',
    body: z.object({
      name: line(200).check(z.minLength(1, 'Please fill in all required fields')),
      assistantId: platformId,
      vapiPhoneNumberId: z.optional(AssistantDraft.shape.vapiPhoneNumberId),
      assistantType: z._default(ToolAudience, 'guest'),
      description: z.optional(AssistantDraft.shape.description),
    }),
    answer: Assistant,
    status: 201,
  },
  /** To choose from when one is created. */
  atPlatform: {
    method: 'GET',
    path: '/api/admin/vapi/assistants',
    summary: 'Assistants of the account at the voice platform which this console does not look after yet',
    access: 'assistants:change',
    answer: rows(z.object({ id: z.string(), name: z.string() }), 'assistant'),
  },
  read: {
    method: 'GET',
    path: '/api/admin/assistants/{id}',
    summary: 'One assistant',
    access: 'assistants:read',
    params: assistantParams,
    answer: Assistant,
  },
  save: {
    method: 'PUT',
    path: '/api/admin/assistants/{id}',
    summary:
      'Saves the draft; fields left out stay. With `revision`, 409 `assistant_changed` when somebody saved meanwhile',
    access: 'assistants:change',
    audit: 'assistants.save',
    params: assistantParams,
    bodyLimit: bodyLimits.prompt,
    body: z.extend(z.partial(AssistantDraft), { revision: z.optional(z.int()) }),
    answer: Assistant,
  },
  duplicate: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/duplicate',
    summary: 'A new draft with the same configuration, for another assistant of the voice platform',
    access: 'assistants:change',
    audit: 'assistants.duplicate',
    params: assistantParams,
    body: z.object({
      name: line(200).check(z.minLength(1, 'Please fill in all required fields')),
      assistantId: platformId,
    }),
    answer: Assistant,
    status: 201,
  },
  archive: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/archive',
    summary: 'Puts an assistant away or takes it back; what the voice platform holds is left as it is',
    access: 'assistants:change',
    audit: 'assistants.archive',
    params: assistantParams,
    body: z.object({ archived: z.boolean() }),
    answer: Assistant,
  },
  uploadImage: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/upload-image',
    summary: 'The profile photo: a data URL of an image of at most 2 MB; kept re-encoded, without metadata',
    access: 'assistants:change',
    audit: 'assistants.upload_image',
    params: assistantParams,
    bodyLimit: bodyLimits.photo,
    body: z.object({ imageData: z.string().check(z.maxLength(4_000_000, 'The photo may have 2 MB at most.')) }),
    answer: Assistant,
  },
  image: {
    method: 'GET',
    path: '/api/admin/assistants/{id}/image',
    summary: 'The profile photo, as WebP',
    access: 'assistants:read',
    params: assistantParams,
    query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
    answer: z.string(),
    file: true,
  },
  /** The assistant that answers guests, under its old address (S1 section 7). */
  agent: {
    method: 'GET',
    path: '/api/admin/agent',
    summary: "The active guest assistant's configuration",
    access: 'assistants:read',
    answer: Assistant,
  },
  saveAgent: {
    method: 'POST',
    path: '/api/admin/agent',
    summary: "Saves the active guest assistant's configuration, as PUT does",
    access: 'assistants:change',
    audit: 'assistants.save',
    bodyLimit: bodyLimits.prompt,
    body: z.extend(z.partial(AssistantDraft), { revision: z.optional(z.int()) }),
    answer: Assistant,
  },
});
