import type { Pledge } from '../pledge.ts';

/** What nobody can wear out, wherever they send from and however much at once. */
export const abuse: Pledge[] = [
  {
    promise:
      'Limits count senders: IPv4 whole, IPv6 by /64 and /48, in every spelling; tries at the same moment are no more than one by one',
    proofs: [
      {
        file: 'api/src/platform/http/client-address.test.ts',
        breakage: {
          file: 'api/src/platform/http/client-address.ts',
          find: 'name: prefix(groups, 4)',
          replace: 'name: prefix(groups, 8)',
        },
      },
      { file: 'api/src/platform/http/address-limits.api.test.ts' },
      { file: 'api/src/modules/auth/sign-in-limit.api.test.ts' },
    ],
  },
];
