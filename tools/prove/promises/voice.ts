import type { Pledge } from '../pledge.ts';

/** What a voice, or what is written to an assistant, may bring about. */
export const voice: Pledge[] = [
  {
    promise: 'Verification codes: bound, 10 min, 5 tries, send limits',
    proofs: [
      {
        file: 'api/src/modules/employees/web-verification.api.test.ts',
        test: 'of many at once counts five, however they race',
        breakage: {
          file: 'api/src/platform/codes/one-time-codes.service.ts',
          find: 'tries: LessThan(mostTries)',
          replace: 'tries: LessThan(mostTries * 2)',
        },
      },
      { file: 'api/src/modules/employees/web-verification.api.test.ts', test: 'a code is over after ten minutes' },
      {
        file: 'api/src/modules/employees/web-verification.api.test.ts',
        test: 'a number gets three codes an hour, however it is written',
      },
      {
        file: 'api/src/modules/employees/web-verification.api.test.ts',
        test: 'an address may ask thirty times an hour',
      },
      {
        file: 'api/src/modules/tools/staff-verification.api.test.ts',
        test: 'guessing on the phone ends after five tries',
      },
      {
        file: 'api/src/modules/tools/staff-verification.api.test.ts',
        test: 'a code is good in the call that asked for it, and in no other',
      },
    ],
  },
  {
    promise: 'Prompt injection cannot widen rights',
    proofs: [
      {
        file: 'api/src/modules/tools/staff-verification.api.test.ts',
        test: 'may or may not use %s as the table says, whatever the arguments claim',
        breakage: {
          file: 'api/src/modules/tools/staff-tools.ts',
          find: 'if (!mayByVoice(staff.role, tool)) {',
          replace: "if (staff.role === ('nobody' as string)) {",
        },
      },
      {
        file: 'api/src/modules/tools/customer-tools.api.test.ts',
        test: 'is answered as if there were no such reservation, and nothing happens to it',
      },
      {
        file: 'api/src/modules/web-conversations/web-rights.api.test.ts',
        test: 'is the only one that is texted, whatever the model says',
      },
      {
        file: 'api/src/modules/tools/staff-tools.api.test.ts',
        test: 'no tool works in a call in which nobody was verified, whatever happened in another',
      },
    ],
  },
];
