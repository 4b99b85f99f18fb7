import { Injectable } from '@nestjs/common';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import type { BootManifest, BootRemote, CurrentVersions } from '@booking/contracts/remotes';
import { may } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { SessionCookie } from '../../people/sessions/session-cookie.service.ts';
import { RemoteFiles } from '../files/remote-files.port.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { noShell, ShellsService } from '../shells/shells.service.ts';
import { chooseBuild } from './build-choice.rule.ts';
import { misfitOf, toBootRemote, toLoadableBuild } from './loadable-build.mapper.ts';
import { Previews } from './previews.service.ts';

/** What the shell starts from. */
@Injectable()
export class BootService {
  constructor(
    private readonly remotes: RemotesService,
    private readonly files: RemoteFiles,
    private readonly previews: Previews,
    private readonly shells: ShellsService,
    private readonly identity: Identity,
    private readonly cookie: SessionCookie,
    private readonly env: Env,
  ) {}

  async manifest(request: FastifyRequest): Promise<BootManifest> {
    const [user, live] = await Promise.all([this.identity.identify(request, true), this.remotes.listLive()]);
    const shell = this.shells.current;
    const session = this.sessionOf(request, user);
    const asLive = await Promise.all(live.map((remote) => this.bootRemote(remote, session, shell)));
    const preview = await this.findPreview(request, user);
    const remotes =
      preview?.kind === 'shown'
        ? [...asLive.filter(({ id }) => id !== preview.release.id), toBootRemote(preview.release, shell)]
        : asLive;
    return {
      user: user ?? null,
      hotelTimeZone: this.env.settings.HOTEL_TIME_ZONE,
      shell: shell?.digest ?? noShell,
      remotes,
      ...(preview?.kind === 'shown' && { preview: preview.preview }),
      ...(preview?.kind === 'offered' && { previewOffer: preview.offer }),
      ...(preview?.kind === 'over' && { endedPreview: preview.preview }),
    };
  }

  /** What this session would get by loading the page now. */
  async current(request: FastifyRequest): Promise<CurrentVersions> {
    const [live, retired] = await Promise.all([this.remotes.listLive(), this.remotes.listRetired()]);
    const session = this.sessionOf(request, request.user);
    const open = live.map((remote) => {
      const { digest, version } = chooseBuild(remote, session).release;
      const off = remote.state.switchedOff;
      return [remote.id, { digest, version, ...(off && { switchedOff: off.reason }) }] as const;
    });
    // tabs that still have it close it as they close one that is switched off
    const closed = retired.map(({ id, live: { digest, version }, state }) => {
      const switchedOff = `It was retired: ${state.retired!.reason}`;
      return [id, { digest, version, switchedOff }] as const;
    });
    return { shell: this.shells.digest, remotes: Object.fromEntries([...open, ...closed]) };
  }

  /** The session that builds are chosen for; undefined without a signed-in user. */
  private sessionOf(request: FastifyRequest, user: User | undefined): string | undefined {
    return user && this.cookie.read(request);
  }

  private async bootRemote(
    remote: LiveRemote,
    session: string | undefined,
    shell: ShellOffer | undefined,
  ): Promise<BootRemote> {
    const { release, isCanary, fallback } = chooseBuild(remote, session);
    const off = remote.state.switchedOff;
    const isThere = fallback && !misfitOf(fallback, shell) && (await this.isThere(fallback));
    return {
      ...toBootRemote(release, shell),
      isCanary,
      ...(isThere && { fallback: toLoadableBuild(fallback) }),
      ...(off && { switchedOff: { reason: off.reason, at: off.at.toISOString() } }),
    };
  }

  /** A store that does not answer takes no page with it. */
  private isThere({ id: remote, digest }: RemoteRelease): Promise<boolean> {
    return this.files.has({ remote, digest }, 'remoteEntry.js').catch(() => false);
  }

  /** The build that this person follows a preview link to. */
  private async findPreview(request: FastifyRequest, user: User | undefined): ReturnType<Previews['find']> {
    const { 'remote-preview': token } = request.query as { 'remote-preview'?: unknown };
    const session = this.sessionOf(request, user);
    return user && session && may(user.role, 'remotes:read') ? this.previews.find(token, session) : undefined;
  }
}
