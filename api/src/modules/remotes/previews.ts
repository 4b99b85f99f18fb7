import { Injectable } from '@nestjs/common';
import { RemotePreview, type BootManifest, type RemoteRelease } from '@booking/contracts/remotes';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { Sealed } from '../../platform/secrets/sealed.ts';
import { Remotes } from './remotes.ts';

const purpose = 'remote preview';
const lastsMs = 3_600_000;

type Previewed = { release: RemoteRelease; preview: NonNullable<BootManifest['preview']>; isOver: boolean };

const Named = RemotePreview.omit({ version: true });

/** Shows one build in the real console to whoever has the link and may see remotes. Nothing is kept: the link says it all, sealed. */
@Injectable()
export class Previews {
  constructor(
    private readonly remotes: Remotes,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** @returns the path that shows the build, and until when. @throws Refusal 404 for a build that was not admitted */
  async link(remote: string, digest: string): Promise<{ path: string; until: string }> {
    const build = await this.remotes.build(remote, digest);
    if (!build) {
      throw new Refusal(404, 'not_admitted', `${remote} has no build ${digest} that was admitted. Admit it first.`);
    }
    const until = new Date(this.clock.now().getTime() + lastsMs).toISOString();
    const token = this.sealed.seal(purpose, JSON.stringify({ remote, digest, until }));
    const first = build.release.routes.find(({ path }) => !path.includes(':'));
    // without that, a page of guests is their site's and not the build's
    const inShell = first?.frame === 'bare' ? 'preview&' : '';
    return { path: `${first?.path ?? '/'}?${inShell}remote-preview=${token}`, until };
  }

  /** What a link shows, or did until its hour was over; nothing for one that is not ours. */
  async of(token: unknown): Promise<Previewed | undefined> {
    const opened = typeof token === 'string' ? this.sealed.open(purpose, token) : undefined;
    if (opened === undefined) return undefined;
    const { remote, digest, until } = Named.parse(JSON.parse(opened));
    const build = await this.remotes.build(remote, digest);
    if (!build) return undefined;
    const preview = { remote, digest, until, version: build.release.version };
    return { release: build.release, preview, isOver: new Date(until) <= this.clock.now() };
  }
}
