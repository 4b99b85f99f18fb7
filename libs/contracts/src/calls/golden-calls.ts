import * as z from 'zod/mini';
import { assistantParams, AssistantDraft } from '../assistants/assistants.ts';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { ToolAudience } from '../assistants/tools.ts';
import { Line } from '../schema/typed-text.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'Say what is expected.'), z.maxLength(500));

/**
 * What must come of a caller's words. Besides these, every answer is held to what holds always: an amount of money or a
 * date is spoken only as a tool, the caller or an expectation gave it, and the caller is told of the AI and of the recording.
 */
export const Expectation = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('uses_tool'),
      name: z.string().check(z.minLength(1, 'Choose a tool.'), z.maxLength(64)),
    }),
    z.object({ kind: z.literal('says'), text }),
    z.object({ kind: z.literal('never_says'), text }),
    z.object({
      kind: z.literal('says_amount'),
      cents: z.number('Write an amount, as in 129.50.').check(z.int(), z.minimum(0), z.maximum(1e9)),
    }),
    z.object({ kind: z.literal('says_date'), date: z.iso.date('Choose a date.') }),
  ])
  .register(z.globalRegistry, { id: 'Expectation' });
export type Expectation = z.infer<typeof Expectation>;

const GoldenTurn = z.object({
  says: z.string().check(z.trim(), z.minLength(1, 'Write what the caller says.'), z.maxLength(2000)),
  expects: z.array(Expectation).check(z.maxLength(20)),
});

const Fields = z.object({
  name: Line(200).check(z.minLength(1, 'The call needs a name.')),
  assistantType: ToolAudience,
  turns: z.array(GoldenTurn).check(z.minLength(1, 'A call has at least one turn.'), z.maxLength(30)),
  isActive: z.boolean(),
});

/** A conversation an assistant must get right before it is published. */
export const GoldenCall = z
  .extend(Fields, {
    assistantType: openEnum(ToolAudience),
    id: z.int(),
    lastResult: orNull(z.object({ passed: z.boolean(), playedAt: z.iso.datetime(), assistantName: z.string() })).check(
      z.describe('Null when it was not played as it is written now'),
    ),
    fromCallId: orNull(z.string()).check(
      z.describe('The call of the log it was made from; names and numbers are replaced'),
    ),
    revision: z.int(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .register(z.globalRegistry, { id: 'GoldenCall' });
export type GoldenCall = z.infer<typeof GoldenCall>;

/** What a golden call made of a call of the log will keep. */
export const CallScript = z
  .extend(z.pick(GoldenCall, { name: true, assistantType: true, turns: true }), {
    assistantId: orNull(z.int()).check(z.describe('The assistant that took the call; null when it is not ours')),
    isKept: z.boolean().check(z.describe('A golden call was made of it before')),
  })
  .register(z.globalRegistry, { id: 'CallScript' });
export type CallScript = z.infer<typeof CallScript>;

/** How one conversation went. */
export const GoldenResult = z
  .object({
    goldenCallId: z.int(),
    name: z.string(),
    passed: z.boolean(),
    turns: z.array(
      z.object({
        says: z.string(),
        reply: z.string(),
        toolNames: z.array(z.string()),
        failures: z.array(z.string()).check(z.describe('What was expected and did not come, a sentence each')),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'GoldenResult' });
export type GoldenResult = z.infer<typeof GoldenResult>;

const largestId = 2_147_483_647;
const params = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestId)) });
const callId = z.string().check(z.regex(/^[^\0]{1,100}$/));

export const goldenCallEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/golden-calls',
    summary: 'The conversations an assistant must get right',
    access: 'assistants:read',
    query: z.object({ assistantType: z.optional(ToolAudience) }),
    answer: rows(GoldenCall, 'golden call'),
  },
  create: {
    method: 'POST',
    path: '/api/admin/golden-calls',
    summary: 'Writes one down',
    access: 'assistants:change',
    audit: 'golden_calls.create',
    bodyLimit: bodyLimits.goldenCall,
    body: z.extend(Fields, { isActive: z._default(z.boolean(), true) }),
    answer: GoldenCall,
    status: 201,
  },
  scriptOfCall: {
    method: 'GET',
    path: '/api/admin/golden-calls/from-call',
    summary:
      'What one made of a call of the log will keep: what the caller said and which tools were used, personal data replaced',
    access: 'assistants:change',
    query: z.object({ callId }),
    answer: CallScript,
  },
  fromCall: {
    method: 'POST',
    path: '/api/admin/golden-calls/from-call',
    summary:
      'Makes one of a call of the log, not active until somebody looked at it; made before, that one is the answer',
    access: 'assistants:change',
    audit: 'golden_calls.from_call',
    body: z.object({ callId }),
    answer: GoldenCall,
    status: 201,
  },
  change: {
    method: 'PUT',
    path: '/api/admin/golden-calls/{id}',
    summary: 'Changes one; with the revision that was looked at, only while it is still that',
    access: 'assistants:change',
    audit: 'golden_calls.change',
    params,
    bodyLimit: bodyLimits.goldenCall,
    body: z.extend(z.partial(Fields), { revision: z.optional(z.int()) }),
    answer: GoldenCall,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/golden-calls/{id}',
    summary: 'Takes one away',
    access: 'assistants:change',
    audit: 'golden_calls.remove',
    params,
    answer: z.undefined(),
    status: 204,
  },
  run: {
    method: 'POST',
    path: '/api/admin/assistants/{id}/golden-calls',
    summary:
      'Plays every active one, or a certain one, with the draft, saved or not; tools that write or charge change nothing',
    access: 'assistants:publish',
    audit: 'golden_calls.run',
    params: assistantParams,
    bodyLimit: bodyLimits.prompt,
    body: z.object({
      draft: z.optional(z.partial(AssistantDraft)),
      goldenCallId: z.optional(z.int().check(z.minimum(1), z.maximum(largestId))),
    }),
    answer: rows(GoldenResult, 'result'),
  },
});
