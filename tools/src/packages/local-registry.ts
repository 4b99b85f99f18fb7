import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { repositoryPath } from '../build/build.ts';

type Version = { name: string; version: string; dist: { integrity?: string; tarball: string } };
type Package = { name: string; 'dist-tags': { latest: string }; versions: Record<string, Version> };
type Published = Package & { _attachments: Record<string, { data: string }> };

type Locked = { name?: string; version: string; integrity?: string };
type LockFile = { packages: Record<string, Locked> };

export type LocalRegistry = { url: string; stop: () => Promise<void> };

const npmRegistry = 'https://registry.npmjs.org/';
const toTarball = '/-/';

/** What no remote uses of a package that has most of all files: 47,000 of 76,000. Without it installing takes half as long. */
const unused: Record<string, readonly string[]> = {
  '@fluentui/react-icons': ['lib-cjs/atoms', 'lib/atoms/fonts', 'lib/atoms/headless-fonts', 'lib/atoms/svg'],
};

/** The files of an installed package as npm unpacks them, but for those that are not used. */
function packInstalled(name: string): Readable {
  const [folder, own] = [dirname(repositoryPath(`node_modules/${name}`)), basename(name)];
  const excluded = unused[name]!.map((path) => `--exclude=${own}/${path}`);
  return spawn('tar', ['-c', ...excluded, '-C', folder, own], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
}

const withVersion = (known: Package | undefined, version: Version): Package => ({
  name: version.name,
  'dist-tags': known?.['dist-tags'] ?? { latest: version.version },
  versions: { ...known?.versions, [version.version]: version },
});

/**
 * Every package of package-lock.json as a registry describes it. npm takes what it has the hash of from its cache, where installing
 * this repository put it, so neither the network nor a version that came out today decides what is installed.
 */
function lockedPackages(url: string): Map<string, Package> {
  const { packages } = JSON.parse(readFileSync(repositoryPath('package-lock.json'), 'utf8')) as LockFile;
  const known = new Map<string, Package>();
  // the version that most others use has the shortest path, and a registry calls it the latest
  for (const path of Object.keys(packages).sort((one, other) => one.length - other.length)) {
    const { integrity, ...described } = packages[path]!;
    if (!integrity) continue;
    const name = described.name ?? path.split('node_modules/').at(-1)!;
    const tarball = `${url}${name}${toTarball}${basename(name)}-${described.version}.tgz`;
    const dist = { tarball, ...(!unused[name] && { integrity }) };
    known.set(name, withVersion(known.get(name), { ...described, name, dist }));
  }
  return known;
}

/**
 * A registry for npm, on this machine alone, which keeps what is published to it in memory. Besides that it has the packages of
 * package-lock.json, in these versions and no others.
 */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, npmRegistry).pathname).slice(1);
    // npm is to keep nothing of a registry that is gone in a minute
    response.setHeader('cache-control', 'no-store');
    const say = (status: number, body: object = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method === 'PUT') return void publish(request).then(say);
    const [name = '', tarball] = path.split(toTarball);
    const found = packages.get(name);
    if (!tarball) return say(found ? 200 : 404, found);
    const published = tarballs.get(path);
    if (published) response.end(published);
    else if (unused[name]) packInstalled(name).pipe(response);
    else response.writeHead(302, { location: `${npmRegistry}${path}` }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const packages = lockedPackages(url);
  const tarballs = new Map<string, Buffer>();

  async function publish(request: IncomingMessage): Promise<number> {
    const { name, versions, _attachments: attachments } = (await json(request)) as Published;
    if (!request.headers.authorization) return 401;
    for (const version of Object.values(versions)) {
      if (packages.get(name)?.versions[version.version]) return 409;
      packages.set(name, withVersion(packages.get(name), version));
      const [{ data }] = Object.values(attachments) as [{ data: string }];
      tarballs.set(new URL(version.dist.tarball).pathname.slice(1), Buffer.from(data, 'base64'));
    }
    return 201;
  }

  return {
    url,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
