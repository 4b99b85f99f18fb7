import { createHash } from 'node:crypto';
import { remoteEndpoints, type BootManifest, type LoadableBuild } from '@booking/contracts/remotes';
import { owner, type RunningApi } from '../start/running-api.ts';
import { signIn } from '../people/staff.ts';

type Session = { cookie: string };

/** What a page of a session starts from. */
async function bootOf(api: RunningApi, session: Session): Promise<BootManifest> {
  const answer = await api.request(remoteEndpoints.boot.path, { headers: session });
  return remoteEndpoints.boot.answer.parse(await answer.json());
}

/** Signs in until a session is given the canary of a remote, or is not. */
export async function sessionThat(api: RunningApi, id: string, getsCanary: boolean): Promise<Session> {
  for (;;) {
    const session = await signIn(api, owner.email, owner.password);
    const { remotes } = await bootOf(api, session);
    if (remotes.find((remote) => remote.id === id)!.isCanary === getsCanary) return session;
  }
}

/** The hash of all files of a build as they are served. */
async function hashOf(api: RunningApi, { entry, assets }: LoadableBuild): Promise<string> {
  const hash = createHash('sha256');
  for (const file of Object.keys(assets)) {
    const answer = await api.request(entry.replace('remoteEntry.js', file));
    hash.update(`${file} ${answer.status} `).update(Buffer.from(await answer.arrayBuffer()));
  }
  return hash.digest('hex');
}

/** Every build that sessions are given, and what they fall back to, with the hash of what is served of it. */
export async function givenTo(api: RunningApi, sessions: readonly Session[]): Promise<unknown> {
  const boots = await Promise.all(sessions.map((session) => bootOf(api, session)));
  const builds = boots.flatMap(({ remotes }) =>
    remotes.flatMap((remote): LoadableBuild[] => (remote.fallback ? [remote, remote.fallback] : [remote])),
  );
  return { boots, hashes: await Promise.all(builds.map((build) => hashOf(api, build))) };
}
