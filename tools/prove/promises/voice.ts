import type { Pledge } from '../pledge.ts';

/** What a voice, or what is written to an assistant, may bring about. */
export const voice: Pledge[] = [
  {
    promise: 'Verification codes: bound, 10 min, 5 tries, send limits',
    proofs: [
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'of many at once counts five, however they race',
        breakage: {
          file: 'api/src/platform/codes/one-time-codes.repository.ts',
          find: 'tries: LessThan(mostTries)',
          replace: 'tries: LessThan(mostTries * 2)',
        },
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'a code is over after ten minutes',
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'a number gets three codes an hour, however it is written',
      },
      {
        file: 'api/src/modules/people/verification/web-verification.api.test.ts',
        test: 'an address may ask thirty times an hour',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'guessing on the phone ends after five tries',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'a code is good in the call that asked for it, and in no other',
      },
    ],
  },
  {
    promise: 'Prompt injection cannot widen rights',
    proofs: [
      {
        file: 'api/src/modules/assistants/staff-tools/staff-verification.api.test.ts',
        test: 'may or may not use %s as the table says, whatever the arguments claim',
        breakage: {
          file: 'api/src/modules/assistants/staff-tools/staff-tools.service.ts',
          find: 'if (!mayByVoice(staff.role, tool)) {',
          replace: "if (staff.role === ('nobody' as string)) {",
        },
      },
      {
        file: 'api/src/modules/assistants/guest-tools/customer-tools.api.test.ts',
        test: 'is answered as if there were no such reservation, and nothing happens to it',
      },
      {
        file: 'api/src/modules/calls/web-conversations/web-rights.api.test.ts',
        test: 'is the only one that is texted, whatever the model says',
      },
      {
        file: 'api/src/modules/assistants/staff-tools/staff-tools.api.test.ts',
        test: 'no tool works in a call in which nobody was verified, whatever happened in another',
      },
    ],
  },
  {
    promise:
      'No secret lies where a browser can redirect it: visitors join calls and open none, Vapi signs with credentials, each door has a secret of its own',
    proofs: [
      {
        file: 'api/src/modules/calls/web-calls/overridden-call.api.test.ts',
        test: 'whoever overrides the server of a call gets nothing that opens a door of ours',
      },
      {
        file: 'api/src/modules/calls/web-calls/speaking.site.api.test.ts',
        test: 'tells the browser no key of ours',
      },
      {
        file: 'api/src/providers/vapi/webhook/authentication.api.test.ts',
        test: 'opens to its own secret and to none of another door, shown or signed with',
        breakage: {
          file: 'api/src/platform/env/voice-callbacks.schema.ts',
          find: "staff: 'VAPI_STAFF_TOOL_TOKEN'",
          replace: "staff: 'VAPI_TOOL_TOKEN'",
        },
      },
      {
        file: 'api/src/providers/vapi/webhook/authentication.api.test.ts',
        test: 'the webhook runs no tool, whoever asks for it there, and says so to the caller',
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
        breakage: {
          file: 'api/src/providers/vapi/calls/phone-call.mapper.ts',
          find: 'const isPhone = kind !== null && phoneKinds.includes(kind);',
          replace: "const isPhone = kind !== 'webCall' || phoneKinds.includes(kind);",
        },
      },
      {
        file: 'api/src/providers/vapi/tools/tool-callers.api.test.ts',
        test: 'keeps its number, whatever stands elsewhere in a message',
      },
      { file: 'api/src/providers/vapi/tools/tool-callers.api.test.ts', test: 'is not taken, which is said aloud' },
    ],
  },
  {
    promise: "Callers who share or withhold a number never meet each other's data",
    proofs: [
      { file: 'libs/hotel/src/caller-identity.test.ts' },
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
        test: 'thirty times at once is done once, and each gets the one answer',
        breakage: {
          file: 'api/src/providers/vapi/tools/tool-claims.repository.ts',
          find: 'return taken.length > 0;',
          replace: 'return taken.length >= 0;',
        },
      },
      {
        file: 'api/src/providers/vapi/tools/tool-claims.api.test.ts',
        test: 'is not done a second time where it writes, and the caller is told so',
      },
      {
        file: 'api/test/sweeps/copies/tool-copies.api.test.ts',
        test: 'thirty copies at once of a %s call of %s have one effect and one answer',
      },
    ],
  },
];
