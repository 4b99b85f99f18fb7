import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { ToolAudience, ToolEffect } from './tools.ts';

export const TestScenario = z.enum(['room_availability_check', 'booking_flow', 'property_info', 'pricing_inquiry']);
export type TestScenario = z.infer<typeof TestScenario>;

/** A tool as the assistants use it. */
export const VoiceTool = z
  .object({
    id: z.string().check(z.describe('`guest.get_property_facts`')),
    name: z.string(),
    description: z.string(),
    audience: openEnum(ToolAudience),
    group: z.string(),
    effect: openEnum(ToolEffect),
    serverUrl: z.string(),
    needs: z
      .optional(openEnum(z.enum(['phone', 'verified_call'])))
      .check(
        z.describe(
          'What a real run takes: a phone number among its arguments, or a call in which an employee was verified',
        ),
      ),
    parameters: z.looseObject({
      type: z.literal('object'),
      properties: z.record(z.string(), z.looseObject({ type: z.optional(z.string()) })),
      required: z.array(z.string()),
    }),
  })
  .register(z.globalRegistry, { id: 'VoiceTool' });
export type VoiceTool = z.infer<typeof VoiceTool>;

/** A call while it goes on, and after. */
export const LiveCall = z
  .object({
    id: z.string(),
    status: z.string().check(z.describe('`ended` is the finished state')),
    duration: orNull(z.number()).check(z.describe('ms; null while nothing is reported')),
    transcript: z.string(),
    toolCalls: z.array(
      z.object({
        id: z.string(),
        function: z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
        result: orNull(z.string()),
        error: orNull(z.string()),
      }),
    ),
    endedReason: orNull(z.string()),
    callerUrl: z
      .optional(z.url())
      .check(z.describe('Where a person can speak for whoever is called, if there is such a place')),
  })
  .register(z.globalRegistry, { id: 'LiveCall' });
export type LiveCall = z.infer<typeof LiveCall>;

/** What one rule of the voice platform's reply contract says of a tool's reply. */
export const ReplyRule = z.object({ rule: z.string(), ok: z.boolean(), detail: z.string() });

/** What came of trying a tool. */
export const ToolTest = z
  .object({
    dryRun: z.boolean().check(z.describe('Nothing was sent to the tool; the arguments were checked')),
    sent: z.record(z.string(), z.unknown()).check(z.describe('The message the voice platform would send')),
    statusCode: orNull(z.int()),
    durationMs: orNull(z.number()),
    reply: z.unknown().check(z.describe("The tool's own answer")),
    rules: rows(ReplyRule, 'rule'),
  })
  .register(z.globalRegistry, { id: 'ToolTest' });
export type ToolTest = z.infer<typeof ToolTest>;

const Done = z.object({ success: z.boolean(), message: z.string() });

/** What was done at the voice platform, one line for each thing that was touched. */
export const PlatformUpdate = z
  .extend(Done, {
    updated: z.array(z.string()),
    failed: z.array(z.object({ name: z.string(), reason: z.string() })),
  })
  .register(z.globalRegistry, { id: 'PlatformUpdate' });
export type PlatformUpdate = z.infer<typeof PlatformUpdate>;

export const voiceEndpoints = endpoints({
  tools: {
    method: 'GET',
    path: '/api/admin/vapi/tools',
    summary: 'Every tool of the assistants with its JSON schema',
    access: 'integrations:read',
    answer: z.object({ success: z.boolean(), tools: rows(VoiceTool, 'tool') }),
    timed: true,
  },
  call: {
    method: 'GET',
    path: '/api/admin/vapi/call/{callId}',
    summary: 'A call as the voice platform knows it now',
    access: 'calls:read',
    params: z.object({ callId: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
    answer: LiveCall,
    timed: true,
  },
  testCall: {
    method: 'POST',
    path: '/api/admin/vapi/test-call',
    summary: 'Has the assistant phone a number that may be phoned',
    access: 'integrations:test',
    audit: 'integrations.test_call',
    body: z.object({
      phoneNumber: z.string().check(z.trim(), z.minLength(1, 'Please enter a phone number to call.'), z.maxLength(40)),
      testScenario: z._default(TestScenario, 'room_availability_check'),
    }),
    mergesCopies: true,
    answer: z.object({ success: z.boolean(), callId: z.string() }),
  },
  testTool: {
    method: 'POST',
    path: '/api/admin/vapi/test-tool',
    summary:
      'Tries a tool; one that writes or charges is only checked unless `runForReal` is true, and then done for the phone among the arguments',
    access: 'integrations:test',
    audit: 'integrations.test_tool',
    stepUp: 'any-factor',
    body: z.object({
      toolId: z.string().check(z.minLength(1, 'Please select a tool to test.'), z.maxLength(100)),
      arguments: z
        ._default(z.union([z.record(z.string(), z.unknown()), z.string().check(z.maxLength(20_000))]), {})
        .check(z.describe('As an object, or as JSON text')),
      runForReal: z._default(z.boolean(), false),
    }),
    mergesCopies: true,
    answer: z.object({
      success: z.boolean(),
      testResult: ToolTest,
      timestamp: z.iso.datetime(),
      error: orNull(z.string()),
    }),
  },
  restoreToolMessages: {
    method: 'POST',
    path: '/api/admin/update-vapi-tool-messages',
    summary: 'Gives every tool at the voice platform the words of the catalogue again',
    access: 'assistants:publish',
    audit: 'assistants.restore_tool_messages',
    body: z.object({}),
    answer: PlatformUpdate,
  },
  updateInstructions: {
    method: 'POST',
    path: '/api/admin/update-assistant-instructions',
    summary: "Writes the hotel's instructions into every assistant at the voice platform",
    access: 'assistants:publish',
    audit: 'assistants.update_instructions',
    body: z.object({}),
    answer: PlatformUpdate,
  },
});
