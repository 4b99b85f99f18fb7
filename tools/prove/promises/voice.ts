import type { PromiseCheck } from '../promise-check.ts';

/** What a voice, or what is written to an assistant, may bring about. */
export const voice: PromiseCheck[] = [
  {
    promise: 'Verification codes: bound, 10 min, 5 tries, send limits',
    proofs: [
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'allows five tries in all among simultaneous requests',
        mutation: {
          file: 'api/src/platform/codes/one-time-codes.repository.ts',
          find: 'tries: LessThan(mostTries)',
          replace: 'tries: LessThan(mostTries * 2)',
        },
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'a code expires after ten minutes',
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'a number gets three codes an hour in any spelling',
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'an address may request thirty codes an hour',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'a code on the phone can be tried five times',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'a code is valid only in the call that asked for it',
      },
    ],
  },
  {
    promise: 'Prompt injection cannot widen rights',
    proofs: [
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'may or may not use %s as the permission table says, whatever the arguments claim',
        mutation: {
          file: 'api/src/modules/assistants/staff-tools/staff-tools.service.ts',
          find: 'if (!mayByVoice(staff.role, tool)) {',
          replace: "if (staff.role === ('nobody' as string)) {",
        },
      },
      {
        file: 'api/src/modules/assistants/guest-tools/customer-tools.api.test.ts',
        test: 'is answered like an unknown one and stays unchanged',
      },
      {
        file: 'api/src/modules/calls/web-conversations/web-rights.api.test.ts',
        test: 'is the only number that is texted, whatever the model says',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-tools.api.test.ts',
        test: 'no staff tool works in a call without verification, also after one in another call',
      },
    ],
  },
  {
    promise:
      'No secret lies where a browser can redirect it: visitors join calls and open none, Vapi signs with credentials, each door has a secret of its own',
    proofs: [
      {
        file: 'api/src/modules/calls/web-calls/overridden-call.api.test.ts',
        test: 'a call with an overridden server leaks no credential of ours',
      },
      {
        file: 'api/src/modules/calls/web-calls/speaking.site.api.test.ts',
        test: 'sends no key of ours to the browser',
      },
      {
        file: 'api/src/providers/vapi/webhook/authentication.api.test.ts',
        test: 'accepts its own secret and none of another endpoint, as bearer or signature',
        mutation: {
          file: 'api/src/platform/env/voice-callbacks.schema.ts',
          find: "staff: 'VAPI_STAFF_TOOL_TOKEN'",
          replace: "staff: 'VAPI_TOOL_TOKEN'",
        },
      },
      {
        file: 'api/src/providers/vapi/webhook/authentication.api.test.ts',
        test: 'the webhook runs no tool, and answers the caller so',
      },
    ],
  },
  {
    promise:
      "A tool has the rights of a caller only in a telephone call that Vapi itself reports, with that call's number",
    proofs: [
      {
        file: 'api/src/providers/vapi/tools/tool-callers.api.test.ts',
        test: 'a call %s has no caller, though its message names one',
        mutation: {
          file: 'api/src/providers/vapi/calls/phone-call.mapper.ts',
          find: 'const isPhone = kind !== null && phoneKinds.includes(kind);',
          replace: "const isPhone = kind !== 'webCall' || phoneKinds.includes(kind);",
        },
      },
      {
        file: 'api/src/providers/vapi/tools/tool-callers.api.test.ts',
        test: 'keeps its number whatever a message says',
      },
      { file: 'api/src/providers/vapi/tools/tool-callers.api.test.ts', test: 'is rejected with a sentence to speak' },
    ],
  },
  {
    promise: "Callers who share or withhold a number never meet each other's data",
    proofs: [
      { file: 'libs/hotel/src/calls/caller-identity.test.ts' },
      { file: 'api/src/modules/calls/callers/callers.api.test.ts' },
      { file: 'tools/prove/experiments/rough-day.ts' },
      { file: 'tools/prove/rough/rough-day.api.test.ts', test: 'after a small rough day holds: $title' },
    ],
  },
  {
    promise: 'One unreadable row of a provider never stops the others',
    proofs: [
      { file: 'tools/prove/experiments/rough-day.ts' },
      { file: 'tools/prove/rough/rough-day.api.test.ts', test: 'after a small rough day holds: $title' },
    ],
  },
  {
    promise: 'A tool call is done once, and a repeat gets the first answer',
    proofs: [
      {
        file: 'api/src/providers/vapi/tools/tool-claims.api.test.ts',
        test: 'thirty times at once is done once, and all get its answer',
        mutation: {
          file: 'api/src/providers/vapi/tools/tool-claims.repository.ts',
          find: 'return taken.length > 0;',
          replace: 'return taken.length >= 0;',
        },
      },
      {
        file: 'api/src/providers/vapi/tools/tool-claims.api.test.ts',
        test: 'is not repeated when it writes, and the caller hears so',
      },
      {
        file: 'api/test/sweeps/copies/tool-copies.api.test.ts',
        test: 'thirty copies at once of a %s call of %s have one effect and one answer',
      },
    ],
  },
];
