import type { PromiseCheck } from '../promise-check.ts';

/** What nobody can wear out, wherever they send from and however much at once. */
export const abuse: PromiseCheck[] = [
  {
    promise:
      'No request of a stranger, valid or hostile, blocks the process for more than 100 ms; limits and identity come before parsing and masking',
    proofs: [
      {
        file: 'api/test/sweeps/hostile/hostile-bodies.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/body-parsers.hook.ts',
          find: "refuseEndlessJson(body, request.proof ? 'proven' : 'unknown');",
          replace: '',
        },
      },
      { file: 'api/src/platform/http/request-lifecycle.api.test.ts' },
      { file: 'api/test/sweeps/hostile/hostile-holders.api.test.ts' },
      { file: 'api/src/platform/http/json-shape.test.ts' },
    ],
  },
  {
    promise: 'Who sends a request slowly is hung up on in time, and others are answered meanwhile',
    proofs: [
      {
        file: 'api/src/platform/http/limits/slow-clients.api.test.ts',
        mutation: { file: 'api/src/app.ts', find: 'http: arrivalLimits(env.settings),', replace: '' },
      },
    ],
  },
  {
    promise: 'Functions over texts take a time that grows with the text',
    proofs: [
      {
        file: 'api/test/sweeps/hostile/text-functions.test.ts',
        mutation: {
          file: 'libs/hotel/src/phone-numbers/phone-number.ts',
          find: 'if (typed.length > 4 * longest) return',
          replace:
            'if (/^\\D*1?\\D*(\\d{3})\\D*(\\d{3})\\D*(\\d{4})\\D*$/.test(typed) && typed.length > 4 * longest) return',
        },
      },
    ],
  },
  {
    promise: 'Images are unpacked one at a time, at most 24 megapixels by their head',
    proofs: [
      {
        file: 'api/src/platform/images/image-gate.test.ts',
        mutation: {
          file: 'api/src/platform/images/image-gate.service.ts',
          find: 'const done = turn.then(work)',
          replace: 'const done = work()',
        },
      },
      { file: 'api/src/modules/arrival/id-photos/photos-at-once.api.test.ts' },
    ],
  },
  {
    promise: 'Texts of outside services are cut where they come in, and what they are about is kept',
    proofs: [
      {
        file: 'api/src/providers/bounded-text.test.ts',
        mutation: {
          file: 'api/src/providers/bounded-text.schema.ts',
          find: 'text.length > most ?',
          replace: 'text.length < 0 ?',
        },
      },
    ],
  },
  {
    promise:
      'Limits count senders: IPv4 whole, IPv6 by /64 and /48, in every spelling; tries at the same moment are no more than one by one',
    proofs: [
      {
        file: 'api/src/platform/http/limits/client-address.test.ts',
        mutation: {
          file: 'api/src/platform/http/limits/client-address.rule.ts',
          find: 'name: prefix(groups, 4)',
          replace: 'name: prefix(groups, 8)',
        },
      },
      { file: 'api/src/platform/http/limits/address-limits.api.test.ts' },
      { file: 'api/src/modules/people/sign-in/sign-in-limit.api.test.ts' },
    ],
  },
  {
    promise:
      'What was typed without proof opens nothing and fills nothing in; a number gets its first text once it is proven',
    proofs: [
      {
        file: 'api/src/modules/assistants/guest-tools/guest-tools.api.test.ts',
        test: 'gives the assistant its dates, but neither an e-mail address nor a name',
      },
      {
        file: 'api/src/modules/assistants/guest-tools/guest-tools.api.test.ts',
        test: "texts go to the phone that got the link, not to a number typed on the room's page",
      },
      {
        file: 'api/src/modules/calls/web-conversations/web-rights.api.test.ts',
        test: 'gets only a code until it is answered, from every tool that texts',
        mutation: {
          file: 'api/src/modules/assistants/tools/web-tool-access.service.ts',
          find: 'await this.proofs.require(number, code);',
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Texts hold no strangers’ words from the web and no link to another host, however it is written',
    proofs: [
      {
        file: 'api/src/modules/hotel/texts/foreign-links.rule.test.ts',
        mutation: {
          file: 'api/src/modules/hotel/texts/foreign-links.rule.ts',
          find: "plain(seen.replace(/\\P{ASCII}/gu, ' '))",
          replace: 'plain(seen)',
        },
      },
      {
        file: 'api/src/modules/calls/web-conversations/web-rights.api.test.ts',
        test: 'is texted only facts of the hotel, no free words',
      },
    ],
  },
  {
    promise: 'Money is given back once: a refund needs what was seen of its payment, or an Idempotency-Key',
    proofs: [
      {
        file: 'api/src/modules/payments/desk/refunds.api.test.ts',
        test: 'refunds with one key are made once, and each request gets the same answer',
      },
      {
        file: 'api/src/modules/payments/desk/refunds.api.test.ts',
        test: 'rejects a refund without an idempotency key or the seen state, since it could be a repetition',
        mutation: {
          file: 'api/src/modules/payments/refunds/refund-request.rule.ts',
          find: 'if (!seen && key === undefined) throw notOnce();',
          replace: '',
        },
      },
    ],
  },
  {
    promise:
      'Nobody keeps rooms from others: a hold is renewed once, a number has one room held, unpaid holds have a ceiling',
    proofs: [
      {
        file: 'api/src/modules/booking/selection/room-hold-time.rule.test.ts',
        mutation: {
          file: 'api/src/modules/booking/selection/room-hold-time.rule.ts',
          find: 'const mostTimes = 2;',
          replace: 'const mostTimes = 2_000;',
        },
      },
      { file: 'api/src/modules/booking/selection/hoarding.api.test.ts' },
    ],
  },
  {
    promise:
      'One link, opened without end, keeps no caller waiting: lanes to the property system, shared reads, a limit for each link',
    proofs: [
      {
        file: 'api/src/providers/cloudbeds/requests.api.test.ts',
        test: 'requests of a phone call go before those of pages and syncs',
        mutation: {
          file: 'api/src/platform/outbound/pace.service.ts',
          find: 'paid: 2, page: 1, sync: 0.4',
          replace: 'paid: 99, page: 99, sync: 99',
        },
      },
      { file: 'api/src/modules/arrival/links/one-link.api.test.ts' },
      { file: 'api/src/platform/outbound/recent-reads.test.ts' },
    ],
  },
  {
    promise: 'Thirty copies at once of what moves money, texts or uses up a code have one effect',
    proofs: [
      {
        file: 'api/src/platform/http/repeats/merged-copies.test.ts',
        mutation: {
          file: 'api/src/platform/http/repeats/merged-copies.service.ts',
          find: 'if (known && sentAt <= known.endedAt) return',
          replace: 'if (known && sentAt < 0) return',
        },
      },
      {
        file: 'api/src/platform/http/repeats/request-claims.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/repeats/request-claims.service.ts',
          find: 'if (first?.answeredAt) return',
          replace: 'if (first) return work();\n      if (first) return',
        },
      },
      { file: 'api/test/sweeps/copies/copies.api.test.ts' },
    ],
  },
  {
    promise:
      "Strangers end no canary of guests' pages: a report counts for a build that its browser was given, and three times for an address",
    proofs: [
      {
        file: 'api/src/modules/remotes/guest-site/guest-reports.site.api.test.ts',
        mutation: {
          file: 'api/src/modules/remotes/guest-site/guest-reports.service.ts',
          find: 'if (given !== digest) return 0;',
          replace: '',
        },
      },
      { file: 'api/src/modules/remotes/guest-site/build-cookie.adapter.test.ts' },
    ],
  },
];
