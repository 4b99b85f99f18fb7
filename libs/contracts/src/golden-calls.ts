import { z } from 'zod';
import { assistantParams, AssistantDraft } from './assistants.ts';
import { bodyLimits } from './body-limits.ts';
import { endpoints } from './endpoint.ts';
import { ToolAudience } from './tools.ts';

const text = z.string().trim().min(1, 'Say what is expected.').max(500);

/**
 * What must come of a caller's words. Besides these, every answer is held to what holds always: an amount of money or a
 * date is spoken only as a tool, the caller or an expectation gave it, and the caller is told of the AI and of the recording.
 */
export const Expectation = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('uses_tool'), name: z.string().min(1, 'Choose a tool.').max(64) }),
    z.object({ kind: z.literal('says'), text }),
    z.object({ kind: z.literal('never_says'), text }),
    z.object({
      kind: z.literal('says_amount'),
      cents: z.number('Write an amount, as in 129.50.').int().min(0).max(1e9),
    }),
    z.object({ kind: z.literal('says_date'), date: z.iso.date('Choose a date.') }),
  ])
  .meta({ id: 'Expectation' });
export type Expectation = z.infer<typeof Expectation>;

const GoldenTurn = z.object({
  says: z.string().trim().min(1, 'Write what the caller says.').max(2000),
  expects: z.array(Expectation).max(20),
});

const Fields = z.object({
  name: z.string().trim().min(1, 'The call needs a name.').max(200),
  assistantType: ToolAudience,
  turns: z.array(GoldenTurn).min(1, 'A call has at least one turn.').max(30),
  isActive: z.boolean(),
});

/** A conversation an assistant must get right before it is published. */
export const GoldenCall = Fields.extend({
  id: z.number().int(),
  lastResult: z
    .object({ passed: z.boolean(), playedAt: z.iso.datetime(), assistantName: z.string() })
    .nullable()
    .describe('Null when it was not played as it is written now'),
  fromCallId: z.string().nullable().describe('The call of the log it was made from; names and numbers are replaced'),
  revision: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
}).meta({ id: 'GoldenCall' });
export type GoldenCall = z.infer<typeof GoldenCall>;

/** What a golden call made of a call of the log will keep. */
export const CallScript = GoldenCall.pick({ name: true, assistantType: true, turns: true })
  .extend({
    assistantId: z.number().int().nullable().describe('The assistant that took the call; null when it is not ours'),
    isKept: z.boolean().describe('A golden call was made of it before'),
  })
  .meta({ id: 'CallScript' });
export type CallScript = z.infer<typeof CallScript>;

/** How one conversation went. */
export const GoldenResult = z
  .object({
    goldenCallId: z.number().int(),
    name: z.string(),
    passed: z.boolean(),
    turns: z.array(
      z.object({
        says: z.string(),
        reply: z.string(),
        toolNames: z.array(z.string()),
        failures: z.array(z.string()).describe('What was expected and did not come, a sentence each'),
      }),
    ),
  })
  .meta({ id: 'GoldenResult' });
export type GoldenResult = z.infer<typeof GoldenResult>;

const largestId = 2_147_483_647;
const params = z.object({ id: z.coerce.number().int().min(1).max(largestId) });
const callId = z.string().regex(/^[^\0]{1,100}$/);

export const goldenCallEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/golden-calls',
    summary: 'The conversations an assistant must get right',
    access: 'assistants:read',
    query: z.object({ assistantType: ToolAudience.optional() }),
    answer: z.array(GoldenCall),
  },
  create: {
    method: 'POST',
    path: '/api/admin/golden-calls',
    summary: 'Writes one down',
    access: 'assistants:change',
    audit: 'golden_calls.create',
    bodyLimit: bodyLimits.goldenCall,
    body: Fields.extend({ isActive: z.boolean().default(true) }),
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
    body: Fields.partial().extend({ revision: z.number().int().optional() }),
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
      draft: AssistantDraft.partial().optional(),
      goldenCallId: z.number().int().min(1).max(largestId).optional(),
    }),
    answer: z.array(GoldenResult),
  },
});
