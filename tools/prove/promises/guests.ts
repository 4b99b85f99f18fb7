import type { PromiseCheck } from '../promise-check.ts';

/** What guests are given, and what they give. */
export const guests: PromiseCheck[] = [
  {
    promise: 'Guest tokens 256-bit, hashed, scoped to one session and purpose, revocable, never in logs or referrers',
    proofs: [
      {
        file: 'api/src/modules/booking/links/guest-tokens.api.test.ts',
        test: 'a link is 256 random bits',
        mutation: {
          file: 'api/src/platform/secrets/token.rule.ts',
          find: 'randomBytes(32)',
          replace: 'randomBytes(12)',
        },
      },
      {
        file: 'api/src/modules/booking/links/guest-tokens.api.test.ts',
        test: 'the link is only in the text, not in the database, the log or any answer',
      },
      {
        file: 'api/src/modules/arrival/links/precheckin-links.site.api.test.ts',
        test: 'a link has 256 random bits, which neither the database nor the log stores',
      },
      {
        file: 'api/src/modules/arrival/links/precheckin-links.site.api.test.ts',
        test: 'a booking link opens no pre-check-in, and a pre-check-in link no booking',
      },
    ],
  },
  {
    promise: 'A link shown to whoever fetches it holds nothing of who its guest is, and opens nothing',
    proofs: [
      { file: 'api/src/modules/remotes/pages/link-previews.site.api.test.ts' },
      {
        file: 'mfe-guest/src/site/server.test.tsx',
        test: 'is in nothing that the server sends of the page %s',
        mutation: {
          file: 'mfe-guest/src/site/queries-without-guest.ts',
          find: 'return { session: PrecheckinWithoutGuest.parse(session) };',
          replace: 'return { session };',
        },
      },
      {
        file: 'mfe-guest/e2e/precheckin-arrival.e2e.ts',
        test: 'the guest’s name, phone and mail come after the page, and nothing moves then',
      },
    ],
  },
  {
    promise: 'Guessing guest tokens: 20 misses/min per address → 429; same body and timing for unknown/expired',
    proofs: [
      {
        file: 'api/src/modules/booking/links/guest-tokens.api.test.ts',
        test: 'unknown, nearly right, expired, revoked and other-purpose links get equal answers at every endpoint, and guessing ends with 429',
        mutation: {
          file: 'api/src/modules/booking/links/link-misses.service.ts',
          find: 'points: 20,',
          replace: 'points: 2000,',
        },
      },
      {
        file: 'api/src/modules/booking/links/guest-tokens.api.test.ts',
        test: 'response times do not tell unknown, expired and revoked links apart',
      },
      {
        file: 'api/src/modules/arrival/precheckin/limits.api.test.ts',
        test: 'an address that tried twenty wrong links gets 429, also for a right one',
      },
    ],
  },
  {
    promise: 'Steps cannot be skipped or repeated: sign → authorise → ID → check in; select → contact → pay',
    proofs: [
      {
        file: 'api/src/modules/arrival/precheckin/guest-steps.rule.test.ts',
        test: 'allows random attempts only in the order of steps, once each, and none after the check-in',
        mutation: {
          file: 'api/src/modules/arrival/precheckin/guest-steps.rule.ts',
          find: "id_photo: ['registration', 'authorization']",
          replace: "id_photo: ['registration']",
        },
      },
      {
        file: 'api/src/modules/arrival/precheckin/guest-steps.api.test.ts',
        test: 'random attempts store each step once and in order, and nothing else',
      },
      { file: 'api/src/modules/booking/guest-pages/contact-once.api.test.ts' },
    ],
  },
  {
    promise: 'Last room cannot be sold twice',
    proofs: [
      {
        file: 'api/src/modules/booking/selection/last-room.api.test.ts',
        test: 'of fifty guests who choose the last room at once, one gets it and pays, and the others are answered quickly',
        mutation: {
          file: 'api/src/modules/booking/selection/room-choice.service.ts',
          find: 'await this.holds.lock(transaction, found.mode, [roomTypeId]);',
          replace: '',
        },
      },
    ],
  },
  {
    promise: 'Validation on the server mirrors the forms',
    proofs: [
      {
        file: 'api/src/modules/booking/guest-pages/guest-input.api.test.ts',
        mutation: {
          file: 'libs/contracts/src/booking/guest-pages.ts',
          find: "check(z.minLength(1, 'Choose a room.'), z.maxLength(60, 'Choose a room.'))",
          replace: "check(z.maxLength(60, 'Choose a room.'))",
        },
      },
      {
        file: 'api/src/platform/http/hostile-input.api.test.ts',
        test: '%s answers whatever it is sent without failing',
      },
    ],
  },
  {
    promise:
      "Uploads: size, magic bytes, pixel limit, re-encoded, metadata gone, own name, never served from the app's origin path",
    proofs: [
      {
        file: 'api/src/modules/arrival/id-photos/id-photo-image.mapper.test.ts',
        mutation: {
          file: 'api/src/platform/images/image-gate.service.ts',
          find: 'mostPixels = 24 * 1024 ** 2',
          replace: 'mostPixels = 4_000_000_000',
        },
      },
      { file: 'api/src/modules/arrival/documents/signature-image.mapper.test.ts' },
      { file: 'api/src/modules/assistants/photos/photos.api.test.ts' },
    ],
  },
  {
    promise:
      'ID photos and signatures encrypted per object (AES-256-GCM, key outside the DB), shown only to permitted roles, each view logged with reason, auto-deleted (default 30 days after departure; choices: at once, 7-365 days), deletion logged',
    proofs: [
      {
        file: 'api/src/platform/objects/sealed-objects.test.ts',
        test: 'a stored object is encrypted, and only its owner may read the file',
        mutation: {
          file: 'api/src/platform/objects/sealed-objects.service.ts',
          find: 'this.sealed.sealBytes(purposeOf(key), bytes)',
          replace: 'bytes',
        },
      },
      {
        file: 'api/src/modules/arrival/id-photos/images-at-rest.api.test.ts',
        test: 'neither the database nor the disk holds a readable image or photo metadata',
      },
      { file: 'api/src/modules/arrival/id-photos/image-views.api.test.ts' },
      {
        file: 'api/src/modules/arrival/id-photos/image-retention.api.test.ts',
        mutation: {
          file: 'api/src/modules/arrival/id-photos/image-retention.job.ts',
          find: 'if (endDate > departure) continue;',
          replace: 'continue;',
        },
      },
    ],
  },
  {
    promise: 'STOP honoured at once; consent stored',
    proofs: [
      {
        file: 'api/src/modules/hotel/texts/texts.api.test.ts',
        test: 'gets no more texts, and none is tried',
        mutation: {
          file: 'api/src/modules/hotel/texts/text-permission.service.ts',
          find: 'if (await this.optOuts.find(mode, to)) throw',
          replace: "if (to === 'nobody') throw",
        },
      },
      { file: 'libs/spoken-language/src/wishes/opt-out-words.test.ts' },
      { file: 'api/src/modules/hotel/consents/consents.api.test.ts' },
    ],
  },
  {
    promise: 'Assistant says it is AI and that the call may be recorded, first',
    proofs: [
      {
        file: 'api/src/modules/assistants/prompt/findings.test.ts',
        test: 'is missing when it is %j, in every mode',
      },
      {
        file: 'api/src/modules/assistants/prompt/notices.test.ts',
        mutation: { file: 'api/src/modules/assistants/prompt/notices.rule.ts', find: '  /\\bAI\\b/,\n', replace: '' },
      },
      { file: 'api/src/modules/calls/golden-calls/first-message.test.ts' },
    ],
  },
  {
    promise: 'Erased means erased: audit, logs and restored backups included',
    proofs: [
      {
        file: 'api/src/modules/people/erasure/erased-everywhere.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/audit/allowed-facts.rule.ts',
          find: "plain: ['toolId', 'runForReal'], sealed: ['arguments']",
          replace: "plain: ['toolId', 'runForReal', 'arguments']",
        },
      },
      {
        file: 'api/src/modules/people/erasure/erased-again.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/erasure/erase-again.job.ts',
          find: 'if ((await this.records.listUnknown()).length === 0) return;',
          replace: 'if ((await this.records.listUnknown()).length >= 0) return;',
        },
      },
      { file: 'api/src/modules/people/audit/sorted-facts.mapper.test.ts' },
      { file: 'api/src/platform/logging/logged-error.test.ts' },
    ],
  },
  {
    promise: 'Erase a guest everywhere within one job, with report',
    proofs: [
      {
        file: 'api/src/modules/people/erasure/erasure.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/erasure/free-text-erasure.service.ts',
          find: 'if (changed.length === 0) continue;',
          replace: 'continue;',
        },
      },
      { file: 'shell/e2e/administration/privacy.e2e.ts' },
    ],
  },
  {
    promise: 'Accessibility WCAG 2.2 AA on guest flow and console',
    proofs: [
      { file: 'shell/e2e/frame/accessibility.e2e.ts', test: 'what not everybody could use is found' },
      { file: 'shell/e2e/frame/accessibility.e2e.ts' },
      { file: 'shell/e2e/frame/keyboard.e2e.ts' },
      { file: 'mfe-guest/e2e/accessibility.e2e.ts' },
      { file: 'mfe-guest/e2e/ai-accessibility.e2e.ts' },
      {
        file: 'mfe-guest/e2e/precheckin-arrival.e2e.ts',
        test: 'a guest does all of it by keyboard, with a typed name',
      },
    ],
  },
];
