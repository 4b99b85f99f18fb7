import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { type BootManifest, RemotePreview } from '@booking/contracts/remotes';
import * as z from 'zod/mini';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';

const purpose = 'remote preview';
const lastsMs = 3_600_000;

type Previewed =
  | { kind: 'shown'; preview: RemotePreview; release: RemoteRelease }
  | { kind: 'offered'; offer: NonNullable<BootManifest['previewOffer']> }
  | { kind: 'over'; preview: RemotePreview };

/** The session in which the user agreed; a link has none. */
const Named = z.extend(z.omit(RemotePreview, { version: true }), { session: z.optional(z.string()) });

const nameOf = (session: string): string => hashToken(session).toString('base64url');

/**
 * Shows one build in the real console to users who have the link, may see remotes, and agreed to run it. Nothing is stored: links and
 * agreements are sealed tokens. A link cannot contain the agreement, which belongs to one session.
 */
@Injectable()
export class Previews {
  constructor(
    private readonly builds: RemoteBuildsRepository,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** @returns the path that shows the build, and until when. @throws Refusal 404 for a build that was not admitted */
  async createLink(remote: string, digest: string): Promise<{ path: string; until: string }> {
    const build = await this.builds.find({ remote, digest });
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

  /** What a link or an agreement leads to in a session; nothing for one that is not ours. */
  async find(token: unknown, session: string): Promise<Previewed | undefined> {
    const opened = typeof token === 'string' ? this.sealed.open(purpose, token) : undefined;
    if (opened === undefined) return undefined;
    const { session: agreedIn, ...named } = Named.parse(JSON.parse(opened));
    const build = await this.builds.find(named);
    if (!build) return undefined;
    const preview = { ...named, version: build.release.version };
    if (new Date(named.until) <= this.clock.now()) return { kind: 'over', preview };
    if (agreedIn === nameOf(session)) return { kind: 'shown', preview, release: build.release };
    const agreement = this.sealed.seal(purpose, JSON.stringify({ ...named, session: nameOf(session) }));
    const { by, reason, at, signature } = build;
    const whose = { by, reason, at: at.toISOString(), isSigned: signature !== null };
    return { kind: 'offered', offer: { ...preview, ...whose, agreement } };
  }
}
