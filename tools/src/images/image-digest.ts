import { fail } from '../machine/machine.ts';

/** A registry's answer may be a list of one image per platform, or an image; its digest is what is pulled by. */
const accept = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

const dockerHub = 'registry-1.docker.io';
const seconds = 15;

type Image = { registry: string; repository: string; tag: string };

/** What a name with a tag stands for: names of Docker Hub have no host, and those of its own images no folder. @throws UserFacingError */
export function parseImage(named: string): Image {
  const end = named.lastIndexOf(':');
  const [path, tag] = [named.slice(0, Math.max(0, end)), named.slice(end + 1)];
  if (!/^[a-z0-9.:/_-]+$/.test(path) || !/^[\w.-]+$/.test(tag))
    return fail(`${named} is no image with a tag, such as nginx:1.29.`);
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && /[.:]/.test(first)) return { registry: first, repository: rest.join('/'), tag };
  return { registry: dockerHub, repository: rest.length > 0 ? path : `library/${path}`, tag };
}

const ask = (url: string, method: 'GET' | 'HEAD', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method, headers, signal: AbortSignal.timeout(seconds * 1000) }).catch(() =>
    fail(`${new URL(url).host} does not answer. Run this where the registry can be reached; nothing was changed.`),
  );

/** A token for anybody, which registries want also for what is public. */
async function anonymousToken(challenge: string): Promise<string> {
  const field = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? '';
  const [realm, service, scope] = [field('realm'), field('service'), field('scope')];
  if (!realm) return fail('The registry does not say where its tokens are.');
  const answer = await ask(`${realm}?${new URLSearchParams({ service, scope }).toString()}`, 'GET');
  const { token, access_token: other } = (await answer.json()) as { token?: string; access_token?: string };
  return token ?? other ?? fail('The registry gave no token.');
}

/**
 * Asks the registry for the digest that a tag stands for today.
 * @param addressOf the registry of that name
 * @throws UserFacingError when it cannot be asked or does not know the image
 */
export async function findDigest(
  named: string,
  addressOf = (host: string): string => `https://${host}`,
): Promise<string> {
  const { registry, repository, tag } = parseImage(named);
  const url = `${addressOf(registry)}/v2/${repository}/manifests/${tag}`;
  let answer = await ask(url, 'HEAD', { accept });
  const challenge = answer.headers.get('www-authenticate');
  if (answer.status === 401 && challenge) {
    const authorization = `Bearer ${await anonymousToken(challenge)}`;
    answer = await ask(url, 'HEAD', { accept, authorization });
  }
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok) fail(`${registry} answered ${answer.status} for ${named}; nothing was changed.`);
  return /^sha256:[0-9a-f]{64}$/.test(digest) ? digest : fail(`${registry} names no digest of ${named}.`);
}
