import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { remoteEndpoints, type BootRemote } from '@booking/contracts/remotes';
import { dataUrl, picture } from '../../../../test/people/pictures.ts';
import { owner, startApi, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf, signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
let remotes: BootRemote[];
beforeAll(async () => {
  api = await startApi();
  remotes = remoteEndpoints.boot.answer.parse(await (await api.request('/api/boot')).json()).remotes;
});
afterAll(() => api.stop());

const staff = basicOf(owner.email, owner.password);

/** The policies of an answer, each by its directives; all of them hold. */
const policiesOf = ({ headers }: Response): Record<string, string>[] =>
  (headers.get('content-security-policy') ?? '')
    .split(', ')
    .map((policy) =>
      Object.fromEntries(policy.split(';').map((text) => text.trim().split(/ (.*)/) as [string, string])),
    );

function expectHardened(answer: Response): void {
  const [everywhere] = policiesOf(answer);
  expect(everywhere).toMatchObject({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self'( 'nonce-[\w-]{22}')?( https:\/\/c\.daily\.co)?$/),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
    'x-request-id': expect.stringMatching(/^[\w-]{16,}$/),
  });
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
}

const foreign = { origin: 'https://elsewhere.example' };
test.each<[string, string, Record<string, string>]>([
  ['an answer of the API', '/api/health/live', {}],
  ['an answer with what staff see', '/api/admin/employees', staff],
  ['a refusal of the API', '/api/admin/alerts', {}],
  ['a refusal of another site', '/api/auth/me', foreign],
  ['an address that does not exist', '/api/nothing', {}],
  ['the OpenAPI document', '/api/openapi.json', {}],
  ['a file that does not exist', '/assets/nothing.js', {}],
  ['a file of a remote that does not exist', '/remotes/mfe-nothing/0/remoteEntry.js', {}],
])('%s carries the security headers', async (_, path, headers) => {
  expectHardened(await api.request(path, { headers }));
});

describe('a page', () => {
  const pathsOf = (): string[] => [
    ...new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path.replaceAll(/:\w+/g, 'x')))),
  ];

  test('of the console, of a guest or of the documentation runs the scripts that the server wrote into it, and no others', async () => {
    const nonces = new Set<string>();
    const paths = [...pathsOf(), '/sign-in', '/nothing/here', '/api/docs'];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const answer = await api.request(path);
      expectHardened(answer);
      expect({ path, kept: answer.headers.get('cache-control') }).toEqual({ path, kept: 'no-store' });
      const [{ 'script-src': from = '' } = {}, { 'script-src': only = '' } = {}] = policiesOf(answer);
      const nonce = /^'nonce-([\w-]{22})' 'strict-dynamic'$/.exec(only)?.[1];
      expect({ path, from, nonce }).toEqual({
        path,
        from: expect.stringMatching(new RegExp(`^'self' 'nonce-${nonce}'( https://c\\.daily\\.co)?$`)),
        nonce: expect.any(String),
      });
      const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
      const runs = scripts.filter((tag) => !tag.includes('application/json'));
      expect({ path, runs: runs.length > 0, without: runs.filter((tag) => !tag.includes(`nonce="${nonce}"`)) }).toEqual(
        { path, runs: true, without: [] },
      );
      nonces.add(nonce!);
    }
    expect(nonces.size).toBe(paths.length);
  });

  test('of a guest takes no style but those written into it, either', async () => {
    const [, only] = policiesOf(await api.request('/book'));
    expect(only!['style-src-elem']).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
  });

  test('may listen to nobody, but where visitors speak', async () => {
    const listens = async (path: string) => (await api.request(path)).headers.get('permissions-policy');
    expect(await listens('/book')).toContain('microphone=()');
    expect(await listens('/')).toContain('microphone=()');
    expect(await listens('/ai')).toContain('microphone=(self)');
  });
});

const photos = { CLOUDBEDS_PICTURES_URL: 'http://127.0.0.1:4302' };
test.each<[string, Record<string, string>, string]>([
  ['any https address alone where Cloudbeds is not named', {}, ''],
  ['where Cloudbeds is', { CLOUDBEDS_BASE_URL: 'http://127.0.0.1:4302/api/v1.2' }, ' http://127.0.0.1:4302'],
  [
    'where they are and where Cloudbeds is asked, if that is elsewhere',
    { CLOUDBEDS_BASE_URL: 'http://127.0.0.1:9000/listener', ...photos },
    ' http://127.0.0.1:9000 http://127.0.0.1:4302',
  ],
])('pages of the console and of guests show photos from %s', async (_, env, from) => {
  const own = await startOwnApi(env);
  try {
    for (const path of ['/inventory', '/book']) {
      const [{ 'img-src': pictures } = {}] = policiesOf(await own.request(path));
      expect(pictures).toBe(`'self' data: https:${from}`);
    }
  } finally {
    await own.stop();
  }
});

test('the entry of every remote, a script of each page and a photo that was uploaded carry the security headers', async () => {
  const scripts = await Promise.all(
    ['/sign-in', '/book'].map(async (path) => /src="(\/\w+\/[^"]+)"/.exec(await (await api.request(path)).text())![1]!),
  );
  const { id } = await api.call(assistantEndpoints.create, { body: { name: 'Ann', assistantId: 'a1' } });
  const imageData = dataUrl(await picture().png().toBuffer());
  const { agentImageUrl } = await api.call(assistantEndpoints.uploadImage, { params: { id }, body: { imageData } });
  const files = [...remotes.map(({ entry }) => entry), ...scripts, agentImageUrl!];
  expect(files.length).toBeGreaterThan(5);
  for (const path of files) {
    const answer = await api.request(path, { headers: staff });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    expectHardened(answer);
  }
});

test.each(['/api/health/live', '/api/admin/alerts', '/api/nothing', '/%61pi/boot'])(
  '%s is kept in no cache',
  async (path) => {
    expect((await api.request(path)).headers.get('cache-control')).toBe('no-store');
  },
);

test('what a browser kept goes when its user signs out', async () => {
  const headers = await signIn(api, owner.email, owner.password);
  const answer = await api.request('/api/auth/sign-out', { method: 'POST', headers });
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
});

test('in the clear on loopback no browser is told to insist on https', async () => {
  expect((await api.request('/api/health/live')).headers.get('strict-transport-security')).toBeNull();
});
