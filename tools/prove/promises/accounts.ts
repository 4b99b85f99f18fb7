import type { PromiseCheck } from '../promise-check.ts';

/** Who may come in, and what they may do. */
export const accounts: PromiseCheck[] = [
  {
    promise: 'Passwords 12+ (8 is the floor), any characters, up to 64+, breached list, Argon2id',
    proofs: [
      {
        file: 'api/src/modules/people/sign-in/passwords.test.ts',
        mutation: {
          file: 'libs/contracts/src/people/password-rule.ts',
          find: 'passwordLength = { min: 12, max: 128 }',
          replace: 'passwordLength = { min: 6, max: 128 }',
        },
      },
      {
        file: 'api/src/modules/people/sign-in/sign-in.api.test.ts',
        test: 'is stored only as a hash, like the password',
      },
      {
        file: 'api/src/modules/people/accounts/accounts.api.test.ts',
        test: 'rejects a short or common password, and stays open',
        mutation: {
          file: 'api/src/modules/people/sign-in/passwords.service.ts',
          find: 'if (isRepeated || isCommon.some(Boolean)) return',
          replace: 'if (isRepeated && false) return',
        },
      },
    ],
  },
  {
    promise: 'No default account or credential; refuses to start on known ones',
    proofs: [
      {
        file: 'api/src/start.api.test.ts',
        mutation: {
          file: 'api/src/main.ts',
          find: '(await isCommonPassword(env!.settings.ADMIN_PASSWORD))',
          replace: "(await isCommonPassword(''))",
        },
      },
      {
        file: 'tools/src/dependencies/secrets-in.test.ts',
        mutation: {
          file: 'tools/src/dependencies/secrets-in.ts',
          find: 'shapes.filter(([, shape]) => shape.test(text))',
          replace: 'shapes.slice(1).filter(([, shape]) => shape.test(text))',
        },
      },
    ],
  },
  {
    promise: 'Two factors for admin (TOTP, recovery codes), once-only',
    proofs: [
      {
        file: 'api/src/modules/people/second-factor/second-factor.api.test.ts',
        test: 'accepts a code once, also among simultaneous requests',
        mutation: {
          file: 'api/src/modules/people/second-factor/second-factor.repository.ts',
          find: ' AND second_factor_step < $2`',
          replace: ' AND $2 > 0`',
        },
      },
      {
        file: 'api/src/modules/people/second-factor/second-factor.api.test.ts',
        test: 'accepts a recovery code once, in any spelling',
      },
      { file: 'api/src/modules/people/sign-in/lockout.api.test.ts' },
      { file: 'shell/e2e/administration/second-factor.e2e.ts' },
    ],
  },
  {
    promise: 'OIDC: state, nonce, PKCE, aud, sub; same strength as local',
    proofs: [
      {
        file: 'api/src/modules/people/oidc/oidc.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/oidc/oidc.client.ts',
          find: 'expectedNonce: nonce, ',
          replace: '',
        },
      },
    ],
  },
  {
    promise:
      'Sessions: opaque 128+ bit, `__Host-` cookie, HttpOnly, Secure, SameSite, new at login, idle 30 min, 12 h max',
    proofs: [
      {
        file: 'api/src/modules/people/sign-in/sign-in.api.test.ts',
        test: 'is HttpOnly and SameSite, ends with the browser, and contains no data',
        mutation: {
          file: 'api/src/modules/people/sessions/session-cookie.service.ts',
          find: 'httpOnly: true',
          replace: 'httpOnly: false',
        },
      },
      {
        file: 'api/src/modules/people/sign-in/behind-https.api.test.ts',
        test: 'the session cookie is bound to this host and never sent in the clear',
        mutation: {
          file: 'api/src/modules/people/sessions/session-cookie.service.ts',
          find: '`__Host-${plainName}`',
          replace: 'plainName',
        },
      },
      {
        file: 'api/src/modules/people/sessions/session-life.api.test.ts',
        test: 'ends after 30 minutes without activity',
        mutation: {
          file: 'api/src/modules/people/sessions/sessions.service.ts',
          find: 'idle = 30 * minute',
          replace: 'idle = 60 * minute',
        },
      },
      {
        file: 'api/src/modules/people/sessions/session-life.api.test.ts',
        test: 'ends after 12 hours, also with activity',
        mutation: {
          file: 'api/src/modules/people/sessions/sessions.service.ts',
          find: 'longest = 12 * 60',
          replace: 'longest = 48 * 60',
        },
      },
      {
        file: 'api/src/modules/people/sign-in/sign-in.api.test.ts',
        test: 'is new with every sign-in, which ends the replaced one',
      },
      {
        file: 'api/src/modules/people/sign-in/sign-in.api.test.ts',
        test: 'ends on the server with the sign-out, also for copies',
      },
    ],
  },
  {
    promise: 'User sees and ends sessions; disabled user is out at once',
    proofs: [
      {
        file: 'api/src/modules/people/sessions/own-sessions.api.test.ts',
        mutation: {
          file: 'api/src/modules/people/sessions/session.repository.ts',
          find: 'const where = { id, account: { id: accountId }, endedAt: IsNull() };',
          replace: 'const where = { id, endedAt: IsNull() };',
        },
      },
      {
        file: 'api/src/modules/people/accounts/accounts.api.test.ts',
        test: 'that is disabled is signed out at once in every browser, and stays so when it is enabled again',
      },
      { file: 'shell/e2e/administration/accounts.e2e.ts' },
      {
        file: 'api/src/modules/people/sessions/session-life.api.test.ts',
        test: 'ends at once when the account is disabled, and stays ended for this sign-in',
        mutation: {
          file: 'api/src/modules/people/sessions/session.repository.ts',
          find: 'AND account.disabled_at IS NULL`',
          replace: '`',
        },
      },
    ],
  },
  {
    promise: 'Every route has a permission; objects checked, fields checked',
    proofs: [
      { file: 'api/src/platform/http/route-table.test.ts' },
      { file: 'api/test/sweeps/rights/role-matrix.test.ts' },
      { file: 'api/test/sweeps/hostile/requests.api.test.ts' },
      {
        file: 'libs/contracts/src/endpoint/unknown-fields.test.ts',
        mutation: {
          file: 'libs/contracts/src/endpoint/unknown-fields.ts',
          find: "return Object.hasOwn(read, key) ? lost(value, read[key], here) : [here.join('.')];",
          replace: 'return Object.hasOwn(read, key) ? lost(value, read[key], here) : [];',
        },
      },
      {
        file: 'api/src/platform/http/access/access.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/access/access.rule.ts',
          find: "endpoint.access !== 'signed-in' && !may(user.role, endpoint.access)",
          replace: 'false',
        },
      },
    ],
  },
  {
    promise: 'Cross-site posts refused',
    proofs: [
      {
        file: 'api/test/sweeps/rights/doors.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/access/origin.rule.ts',
          find: 'if (isForeign || (site',
          replace: 'if ((site',
        },
      },
      {
        file: 'api/src/platform/http/access/cross-site.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/access/origin.rule.ts',
          find: "if (isForeign || (site === 'cross-site' && !isOpening)) {",
          replace: 'if (isForeign && isOpening) {',
        },
      },
    ],
  },
  {
    promise:
      'Guest and admin on separate host names; strict CSP with nonces, no foreign scripts, no framing, HSTS, nosniff, no-referrer',
    proofs: [
      { file: 'api/src/platform/http/access/two-hosts.site.api.test.ts' },
      {
        file: 'api/src/modules/people/sign-in/behind-https.api.test.ts',
        test: 'answers have a Strict-Transport-Security header',
      },
      {
        file: 'api/src/platform/http/headers/headers.builds.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/headers/helmet.options.ts',
          find: "policy: 'no-referrer'",
          replace: "policy: 'unsafe-url'",
        },
      },
      {
        file: 'shell/e2e/speed/http.e2e.ts',
        test: 'a console page allows no foreign script, no framing and no copy in any cache',
      },
    ],
  },
  {
    promise:
      "A session alone ships no code and changes no account, setting or connection, nor takes or erases a guest's data: password or code within ten minutes, or the remote's own ship token",
    proofs: [
      {
        file: 'api/src/modules/people/second-factor/step-up.api.test.ts',
        mutation: {
          file: 'api/src/platform/http/access/step-up.rule.ts',
          find: 'if (!at || at.getTime() <= clock.now().getTime() - stepUpMinutes * 60_000) throw stepUpFirst();',
          replace: 'if (!at) throw stepUpFirst();',
        },
      },
      {
        file: 'api/test/sweeps/rights/step-up.api.test.ts',
        mutation: {
          file: 'libs/contracts/src/people/accounts.ts',
          find: "audit: 'accounts.invite',\n    stepUp,",
          replace: "audit: 'accounts.invite',",
        },
      },
      {
        file: 'api/src/modules/remotes/ship-tokens/ship-tokens.api.test.ts',
        mutation: {
          file: 'api/src/modules/remotes/shipping/shipping.service.ts',
          find: 'if (!isSignedBuild(token.publicKey, id, digest, bytes)) throw unsigned();',
          replace: '',
        },
      },
      { file: 'tools/src/remotes/ship-from-ci.api.test.ts' },
      { file: 'tools/src/packages/own-repository.api.test.ts' },
      { file: 'shell/src/step-up/step-up.screen.test.tsx' },
    ],
  },
  {
    promise: 'Nothing of a preview runs before its reader agreed, seeing who put it there',
    proofs: [
      {
        file: 'api/src/modules/remotes/boot/previews.api.test.ts',
        mutation: {
          file: 'api/src/modules/remotes/boot/previews.service.ts',
          find: 'if (agreedIn === nameOf(session)) return',
          replace: 'if (agreedIn !== nameOf(session)) return',
        },
      },
      { file: 'shell/src/updates/preview-offer.screen.test.tsx' },
    ],
  },
  {
    promise:
      'Strangers lock nobody out: a browser that signed in or was verified before has tries and codes of its own; guesses at once are no more than one by one',
    proofs: [
      {
        file: 'api/src/modules/people/sign-in/lockout.api.test.ts',
        test: 'is not locked out by strangers at any address',
        mutation: {
          file: 'api/src/modules/people/sign-in/lockout.service.ts',
          find: 'return device === undefined ? { address: request.ip } : { device };',
          replace: 'return { address: device === undefined ? request.ip : request.ip };',
        },
      },
      { file: 'api/src/modules/people/sign-in/sign-in-limit.api.test.ts' },
      { file: 'api/src/modules/people/verification/web-verification.api.test.ts' },
    ],
  },
  {
    promise: 'After a sign-in a browser stays on our own pages',
    proofs: [
      {
        file: 'libs/contracts/src/remotes/own-path.test.ts',
        mutation: {
          file: 'libs/contracts/src/remotes/own-path.ts',
          find: "|| pathname.startsWith('//') ",
          replace: '',
        },
      },
    ],
  },
];
