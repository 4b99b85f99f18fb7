import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { callsText, offeredCalls } from '@booking/admission/record-calls';
import { RecordedCalls } from '@booking/contracts/recorded-calls';
import { callsFile, callsReasons } from '@booking/admission/admission-calls';
import { remoteEndpoints, type LoadableBuild } from '@booking/contracts/remotes';
import { inLines } from '@booking/remote-kit/command/in-lines';
import { fail } from '../machine/machine.ts';

/** A build that an installation shows, or falls back to, and what it calls. */
export type LiveBuild = { remote: string; version: string; digest: string; calls: RecordedCalls | undefined };

const ask = (url: string): Promise<Response> =>
  fetch(url).catch(() =>
    fail(
      `Nothing answers at ${new URL(url).origin}. Say the address of a console, such as https://console.hotel.example.`,
    ),
  );

/** What a build says it calls; builds from before calls were recorded say nothing. @throws UserFacingError */
async function callsAt(address: string, entry: string): Promise<RecordedCalls | undefined> {
  const url = new URL(callsFile, new URL(entry, address)).href;
  const answer = await ask(url);
  if (answer.status === 404) return undefined;
  const read = RecordedCalls.safeParse(answer.ok ? await answer.json().catch(() => undefined) : undefined);
  return read.success ? read.data : fail(`${url} is no list of calls.`);
}

/** The builds that an installation shows to somebody who is not signed in, and those it falls back to. @throws UserFacingError */
export async function findLiveBuilds(address: string): Promise<LiveBuild[]> {
  const answer = await ask(new URL(remoteEndpoints.boot.path, address).href);
  const boot = remoteEndpoints.boot.answer.safeParse(await answer.json().catch(() => undefined));
  if (!boot.success) fail(`${address} does not say which remotes are live. Is it the console?`);
  const builds = boot.data.remotes.flatMap((remote): [string, LoadableBuild][] =>
    [remote, remote.fallback].flatMap((build) => (build ? [[remote.id, build]] : [])),
  );
  return Promise.all(
    builds.map(async ([remote, { version, digest, entry }]) => ({
      remote,
      version,
      digest,
      calls: await callsAt(address, entry),
    })),
  );
}

/** Whether the API of this repository answers what a build calls; with what it does not, in words. */
export function unansweredBy(build: LiveBuild, api: RecordedCalls = offeredCalls(allEndpoints)): string | undefined {
  const { remote, version, digest, calls } = build;
  const reasons = calls ? callsReasons({ calls }, { api }) : [];
  return reasons.length > 0
    ? inLines(`${remote} ${version} (${digest}) would not be shown by this API`, reasons)
    : undefined;
}

/** Keeps the calls of builds in place of those that were kept before, for the tests of the contracts. */
export function keepLiveBuilds(folder: string, builds: readonly LiveBuild[]): void {
  const before = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  for (const file of before) rmSync(join(folder, file));
  mkdirSync(folder, { recursive: true });
  for (const { remote, version, digest, calls } of builds) {
    if (!calls) continue;
    const text = `{"remote":"${remote}","version":"${version}","digest":"${digest}","calls":${callsText(calls)}}\n`;
    writeFileSync(join(folder, `${remote}-${digest}.json`), text);
  }
}
