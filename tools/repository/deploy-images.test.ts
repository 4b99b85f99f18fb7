import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const textOf = (file: string): string => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

type Service = {
  image: string;
  security_opt?: string[];
  environment?: Record<string, string>;
  env_file?: string | string[];
  build?: { args: Record<string, string> };
};
const { services } = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const images = Object.fromEntries(
  textOf('images.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('=') as [string, string]),
);

describe('images of others', () => {
  test.each(Object.entries(images))('%s is of a version that is named: %s', (_, image) => {
    const [named, digest] = image.split('@');
    expect(named).toMatch(/^[a-z/]+:[\w.-]+$/);
    expect(named).toMatch(/\d/);
    if (digest !== undefined) expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  test('are named in images.env alone, where their digests are, and each is used', () => {
    const used = Object.values(services).flatMap(({ image, build }) => [image, ...Object.values(build?.args ?? {})]);
    const wanted = [...new Set(used)].filter((image) => image !== 'booking-hotel');
    expect(wanted.toSorted()).toEqual(
      Object.keys(images)
        .map((name) => `\${${name}:?}`)
        .toSorted(),
    );
  });

  test('of the build is the one of images.env where nobody says otherwise', () => {
    const [, node] = /^ARG NODE_IMAGE=(.+)$/m.exec(textOf('Dockerfile'))!;
    expect(images['NODE_IMAGE']!.split('@')[0]).toBe(node);
    for (const [, from] of textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)) expect(from).toBe('${NODE_IMAGE}');
  });
});

test('an address may ask as much of the ingress as of nginx', () => {
  const nginx = textOf('nginx.conf');
  const [, rate] = /rate=(\d+)r\/s/.exec(nginx)!;
  const [, burst] = /limit_req zone=requests burst=(\d+)/.exec(nginx)!;
  const [, connections] = /limit_conn connections (\d+)/.exec(nginx)!;
  const { metadata } = parse(textOf('kubernetes/ingress.yaml')) as {
    metadata: { annotations: Record<string, string> };
  };
  const limit = (name: string): string => metadata.annotations[`nginx.ingress.kubernetes.io/limit-${name}`]!;
  expect([limit('rps'), limit('connections')]).toEqual([rate, connections]);
  expect(Number(limit('rps')) * Number(limit('burst-multiplier'))).toBe(Number(burst));
});

test('an address may ask as much of the ingress as of nginx', () => {
  const nginx = textOf('nginx.conf');
  const [, rate] = /rate=(\d+)r\/s/.exec(nginx)!;
  const [, burst] = /limit_req zone=requests burst=(\d+)/.exec(nginx)!;
  const [, connections] = /limit_conn connections (\d+)/.exec(nginx)!;
  const { metadata } = parse(textOf('kubernetes/ingress.yaml')) as {
    metadata: { annotations: Record<string, string> };
  };
  const limit = (name: string): string => metadata.annotations[`nginx.ingress.kubernetes.io/limit-${name}`]!;
  expect([limit('rps'), limit('connections')]).toEqual([rate, connections]);
  expect(Number(limit('rps')) * Number(limit('burst-multiplier'))).toBe(Number(burst));
});

test('no process of compose gets more rights than it began with', () => {
  for (const service of Object.values(services)) expect(service.security_opt).toEqual(['no-new-privileges:true']);
});

test('the owner of the storage is known to the storage and to what makes its bucket, and the product has a user of its own', () => {
  const withOwner = Object.entries(services)
    .filter(([, { environment, env_file: files }]) =>
      /MINIO_ROOT|storage\.env/.test(JSON.stringify([environment, files])),
    )
    .map(([name]) => name);
  expect(withOwner).toEqual(['storage', 'bucket']);
  expect(JSON.stringify(services['storage'])).not.toContain('S3_');
  expect(textOf('hotel.env.example')).not.toContain('MINIO_ROOT');
  expect(textOf('storage.env.example')).toMatch(/^MINIO_ROOT_USER=$/m);
});
