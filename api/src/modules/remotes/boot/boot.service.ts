import { Injectable } from '@nestjs/common';
import { containerName } from '@booking/admission/container-name';
import { largestBuild } from '@booking/admission/admission';
import { hostApiReasons, takesReasons } from '@booking/admission/admission-shells';
import type { RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';
import type { BootManifest, BootRemote, CurrentVersions, LoadableBuild } from '@booking/contracts/remotes';
import { may } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { SessionCookie } from '../../people/sessions/session-cookie.service.ts';
import { chooseBuild } from './build-choice.rule.ts';
import { Previews } from './previews.service.ts';
import { RemoteFiles } from '../files/remote-files.port.ts';
import { RemotesService, type LiveRemote } from '../releases/remotes.service.ts';
import { unansweredCall } from '../admission/running-api.rule.ts';
import { noShell, ShellsService } from '../shells/shells.service.ts';

/** Releases stored before builds were linked by module federation 2 name no container. */
type StoredRelease = Omit<RemoteRelease, 'container'> & Partial<Pick<RemoteRelease, 'container'>>;

const loadable = ({ id, version, digest, entry, container, assets }: StoredRelease): LoadableBuild => ({
  version,
  digest,
  entry,
  container: container ?? containerName(id, digest),
  assets,
});

const isLinked = (release: StoredRelease): release is RemoteRelease => release.container !== undefined;

/** A shell or an API that came after a build may lack what that was built for. */
const misfitOf = (release: StoredRelease, shell: ShellOffer | undefined): string | undefined => {
  if (!isLinked(release)) return 'It was built for an earlier console. Its team has to ship it anew.';
  const around = { shells: shell ? [shell] : [], others: [], largest: largestBuild };
  const ofShell = [...hostApiReasons(release, around), ...takesReasons(release, around)];
  return ofShell[0]?.problem ?? unansweredCall(release);
};

const shown = (release: StoredRelease, shell: ShellOffer | undefined): BootRemote => {
  const { id, hostApi, routes, nav, slots } = release;
  const misfit = misfitOf(release, shell);
  return { id, hostApi, routes, nav, slots, ...loadable(release), isCanary: false, ...(misfit && { misfit }) };
};

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
    const [user, live, shell] = await Promise.all([
      this.identity.identify(request, true),
      this.remotes.live(),
      this.shells.current(),
    ]);
    const session = this.sessionOf(request, user);
    const asLive = await Promise.all(live.map((remote) => this.bootRemote(remote, session, shell)));
    const previewed = await this.previewed(request, user);
    const remotes =
      previewed?.kind === 'shown'
        ? [...asLive.filter(({ id }) => id !== previewed.release.id), shown(previewed.release, shell)]
        : asLive;
    return {
      user: user ?? null,
      hotelTimeZone: this.env.settings.HOTEL_TIME_ZONE,
      shell: shell?.digest ?? noShell,
      remotes,
      ...(previewed?.kind === 'shown' && { preview: previewed.preview }),
      ...(previewed?.kind === 'offered' && { previewOffer: previewed.offer }),
      ...(previewed?.kind === 'over' && { endedPreview: previewed.preview }),
    };
  }

  /** What this session would get by loading the page now. */
  async current(request: FastifyRequest): Promise<CurrentVersions> {
    const [live, retired, shell] = await Promise.all([
      this.remotes.live(),
      this.remotes.retired(),
      this.shells.digest(),
    ]);
    const session = this.sessionOf(request, request.user);
    const open = live.map((remote) => {
      const { digest, version } = chooseBuild(remote, session).release;
      const off = remote.standing.switchedOff;
      return [remote.id, { digest, version, ...(off && { switchedOff: off.reason }) }] as const;
    });
    // tabs that still have it close it as they close one that is switched off
    const closed = retired.map(({ id, live: { digest, version }, standing }) => {
      const switchedOff = `It was retired: ${standing.retired!.reason}`;
      return [id, { digest, version, switchedOff }] as const;
    });
    return { shell, remotes: Object.fromEntries([...open, ...closed]) };
  }

  /** The session that builds are chosen for; none of somebody who is not signed in. */
  sessionOf(request: FastifyRequest, user: User | undefined): string | undefined {
    return user && this.cookie.read(request);
  }

  private async bootRemote(
    remote: LiveRemote,
    session: string | undefined,
    shell: ShellOffer | undefined,
  ): Promise<BootRemote> {
    const { release, isCanary, fallback } = chooseBuild(remote, session);
    const off = remote.standing.switchedOff;
    const isThere = fallback && !misfitOf(fallback, shell) && (await this.isThere(fallback));
    return {
      ...shown(release, shell),
      isCanary,
      ...(isThere && { fallback: loadable(fallback) }),
      ...(off && { switchedOff: { reason: off.reason, at: off.at.toISOString() } }),
    };
  }

  /** A store that does not answer takes no page with it. */
  private isThere({ id: remote, digest }: RemoteRelease): Promise<boolean> {
    return this.files.has({ remote, digest }, 'remoteEntry.js').catch(() => false);
  }

  /** The build that this person follows a preview link to. */
  private async previewed(request: FastifyRequest, user: User | undefined): ReturnType<Previews['of']> {
    const { 'remote-preview': token } = request.query as { 'remote-preview'?: unknown };
    const session = this.sessionOf(request, user);
    return user && session && may(user.role, 'remotes:read') ? this.previews.of(token, session) : undefined;
  }
}
