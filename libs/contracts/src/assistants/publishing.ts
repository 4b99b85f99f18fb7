import * as z from 'zod/mini';
import { AssistantDraft, Assistant, assistantParams } from './assistants.ts';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { PublishStep } from './publish-step.ts';
import { rows } from '../endpoint/rows.ts';
import { maxCharacters } from '../schema/typed-text.ts';

/** What was sent, in short (S1 section 3). */
const PublishDetails = z.object({
  assistantName: z.string(),
  toolNames: z.array(z.string()),
  groupCount: z.int().check(z.describe('Categories of the documentation in the prompt')),
  ruleCount: z.int().check(z.describe('Entries of the documentation in the prompt')),
  modelConfig: z.string().check(z.describe('`openai gpt-4o`')),
  voiceConfig: z.string().check(z.describe('`vapi Elliot`')),
});

/** A field that holds something else than it should, named as the draft names it; `prompt`, `tools` and whatever else a publish sets besides. */
export const FieldDifference = z
  .object({ field: z.string(), expected: orNull(z.string()), found: orNull(z.string()) })
  .register(z.globalRegistry, { id: 'FieldDifference' });
export type FieldDifference = z.infer<typeof FieldDifference>;

/** What the voice platform held at one moment; `raw` is its own answer, secrets taken out. */
const Held = z.object({
  updatedAt: orNull(z.iso.datetime()),
  tools: z.array(z.string()),
  raw: z.record(z.string(), z.unknown()),
});

/** What a publish did, step by step, and what the voice platform holds now. */
export const PublishReport = z
  .object({
    success: z.boolean().check(z.describe('What was sent is what the platform holds')),
    toolCount: z.int(),
    details: PublishDetails,
    holds: z.string().check(z.describe('One sentence: what callers hear now')),
    version: orNull(z.int()).check(z.describe('The version recorded; null when none could be')),
    replaced: z
      .array(FieldDifference)
      .check(
        z.describe(
          'Changed at the platform since the live version, and sent over: that version against what was there',
        ),
      ),
    verification: z.object({
      steps: rows(PublishStep, 'step'),
      before: Held,
      after: orNull(Held).check(z.describe('Null when it could not be read back')),
      diff: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
      differences: rows(FieldDifference, 'difference').check(z.describe('Expected against found')),
    }),
  })
  .register(z.globalRegistry, { id: 'PublishReport' });
export type PublishReport = z.infer<typeof PublishReport>;

/** A field that one version has otherwise than the one before. */
const Change = z.object({ field: z.string(), before: orNull(z.string()), after: orNull(z.string()) });

export const AssistantVersion = z
  .object({
    version: z.int(),
    publishedAt: z.iso.datetime(),
    author: z.string(),
    note: z.string(),
    isLive: z.boolean(),
    isVerified: z.boolean().check(z.describe('What was read back was what was sent')),
    changes: z.array(Change).check(z.describe('Against the version before; `prompt` is the compiled text')),
  })
  .register(z.globalRegistry, { id: 'AssistantVersion' });
export type AssistantVersion = z.infer<typeof AssistantVersion>;

/** A piece of the compiled prompt; offsets are UTF-16 positions in `prompt`. */
export const PromptPart = z.object({
  source: openEnum(z.enum(['system_prompt', 'personality', 'hotel', 'documentation', 'booking_logic'])),
  title: z.string(),
  from: z.int(),
  to: z.int(),
  documentationId: orNull(z.int()),
  isChangedSincePublish: z.boolean(),
});
export type PromptPart = z.infer<typeof PromptPart>;

/** A piece of the live prompt that no piece of the compiled one has come from since: deleted, switched off, or emptied. */
export const RemovedPart = z.extend(z.pick(PromptPart, { source: true, title: true, documentationId: true }), {
  text: z.string(),
});
export type RemovedPart = z.infer<typeof RemovedPart>;

/** Something to look at before callers hear it; an error keeps it from being published. */
export const Finding = z
  .object({ severity: openEnum(z.enum(['error', 'warning'])), field: z.string(), message: z.string() })
  .register(z.globalRegistry, { id: 'Finding' });
export type Finding = z.infer<typeof Finding>;

export const PromptPreview = z
  .object({
    prompt: z.string().check(z.describe('To the byte what the voice platform will hold')),
    parts: z.array(PromptPart),
    removed: z.array(RemovedPart).check(z.describe('In the order in which they stood')),
    toolNames: z.array(z.string()),
    findings: rows(Finding, 'finding'),
    changes: z
      .optional(z.array(Change))
      .check(z.describe('What a publish of this would change against the current version; empty where there is none')),
    current: z
      .optional(orNull(z.pick(Assistant, { firstMessage: true, firstMessageMode: true })))
      .check(z.describe('How the current version greets callers; null where none of ours was published')),
  })
  .register(z.globalRegistry, { id: 'PromptPreview' });
export type PromptPreview = z.infer<typeof PromptPreview>;

/** What the newest watch found at the voice platform; no differences when it holds the live version. */
export const Drift = z
  .object({ checkedAt: orNull(z.iso.datetime()), differences: rows(FieldDifference, 'difference') })
  .register(z.globalRegistry, { id: 'Drift' });
export type Drift = z.infer<typeof Drift>;

export const ChatAnswer = z
  .object({
    chatId: z.string().check(z.describe('Sent along with what is said next')),
    reply: z.string(),
    toolCalls: z.array(
      z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()), result: orNull(z.string()) }),
    ),
  })
  .register(z.globalRegistry, { id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const SyncResult = z
  .object({
    success: z.boolean(),
    message: z.string(),
    results: z.array(z.object({ id: z.int(), name: z.string(), success: z.boolean(), message: z.string() })),
  })
  .register(z.globalRegistry, { id: 'SyncResult' });
export type SyncResult = z.infer<typeof SyncResult>;

const note = z._default(z.string().check(z.trim(), maxCharacters(300)), '');
const revision = z
  .optional(z.number().check(z.int()))
  .check(z.describe('Of the draft as it was looked at; 409 `assistant_changed` when somebody saved since'));
/** What becomes of a draft that is about to be replaced. */
export const DraftChoice = z
  .optional(z.enum(['keep', 'replace']))
  .check(z.describe('Left out, a draft with unpublished changes to what would be replaced is kept'));
export type DraftChoice = z.infer<typeof DraftChoice>;
const draft = z.optional(z.partial(AssistantDraft)).check(z.describe('Unsaved edits; the saved draft where left out'));
const versionParams = z.extend(assistantParams, {
  version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
});

export const publishingEndpoints = endpoints({
  publish: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/publish',
    summary: 'Publishes the saved draft; the short answer',
    access: 'assistants:publish',
    audit: 'assistants.publish',
    params: assistantParams,
    body: z.object({ note, revision }),
    answer: z.omit(PublishReport, { verification: true }),
  },
  publishVerified: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/publish-verified',
    summary: 'Publishes the saved draft, reads back what the voice platform holds, and reports every step',
    access: 'assistants:publish',
    audit: 'assistants.publish',
    params: assistantParams,
    body: z.object({ note, revision }),
    answer: PublishReport,
  },
  preview: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/preview',
    summary: 'The exact prompt that a publish would send, where each piece comes from, and what to look at',
    access: 'assistants:read',
    audit: 'nothing',
    params: assistantParams,
    bodyLimit: bodyLimits.prompt,
    body: z.object({ draft }),
    answer: PromptPreview,
  },
  versions: {
    method: 'GET',
    path: '/api/admin/assistants/{id}/versions',
    summary: 'Every published version, newest first',
    access: 'assistants:read',
    params: assistantParams,
    answer: rows(AssistantVersion, 'version'),
  },
  rollback: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/versions/{version}/rollback',
    summary: 'Publishes a version once more, word for word, as a new version, and makes it the draft',
    access: 'assistants:publish',
    audit: 'assistants.rollback',
    params: versionParams,
    body: z.object({ note, revision, draft: DraftChoice }),
    answer: PublishReport,
  },
  drift: {
    method: 'GET',
    path: '/api/admin/assistants/{id}/drift',
    summary: 'What somebody changed at the voice platform since the last publish',
    access: 'assistants:read',
    params: assistantParams,
    answer: Drift,
  },
  checkDrift: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/drift',
    summary: 'Looks now instead of at the next watch',
    access: 'assistants:publish',
    audit: 'assistants.check_drift',
    params: assistantParams,
    body: z.object({}),
    answer: Drift,
  },
  /**
   * A `prompt` is taken apart where only its beginning was changed, which is the system prompt; else the whole of it becomes
   * the system prompt, and the next publish adds the other parts to it again, as the preview shows. `tools` come from the
   * catalogue and cannot be kept.
   */
  keepTheirs: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/keep-theirs',
    summary: 'Takes what the voice platform holds in these fields as ours: into the draft, and as the live version',
    access: 'assistants:publish',
    audit: 'assistants.keep_theirs',
    params: assistantParams,
    body: z.object({
      fields: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(40)),
      revision,
      draft: DraftChoice,
    }),
    answer: Assistant,
  },
  chat: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/test-chat',
    summary: 'Talks with the draft, saved or not, in writing; its tools are really called, unless it is a rehearsal',
    access: 'assistants:publish',
    audit: 'assistants.test_chat',
    params: assistantParams,
    bodyLimit: bodyLimits.prompt,
    body: z.object({
      draft,
      says: z.string().check(z.trim(), z.minLength(1, 'Write something to the assistant.'), z.maxLength(2000)),
      chatId: z.optional(z.string().check(z.maxLength(100))),
      isRehearsal: z
        .optional(z.boolean())
        .check(z.describe('Tools look things up, but text, hold, change and charge nothing')),
    }),
    answer: ChatAnswer,
  },
  syncPrompt: {
    method: 'POST',
    path: '/api/admin/sync-prompt',
    summary: 'Publishes every assistant with unpublished changes; one that fails does not keep the others',
    access: 'assistants:publish',
    audit: 'assistants.sync_prompt',
    body: z.object({}),
    answer: SyncResult,
  },
});
