import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { isSignedBuild } from '@booking/contracts/ship-signature';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { ShipTokens } from '../ship-tokens/ship-tokens.service.ts';
import { AdmissionService } from '../admission/admission.service.ts';
import {
  digestOfChange,
  refuseNoOpChange,
  refuseRetiringSite,
  requirePerson,
  type RequestedChange,
} from './release-change.rule.ts';
import { RemotesService, type Build, type BuildSignature } from '../releases/remotes.service.ts';
import type { Shipper } from './shipper.mapper.ts';
import type { Provenance, ReleaseState } from '../releases/release-state.rule.ts';

type Asked = { reason: string; by?: string | undefined; signature?: string | undefined };

const unsigned = (): Refusal =>
  new Refusal(
    403,
    'unsigned_build',
    'A build that comes by a ship token carries its signature. Ship it with npm run ship.',
  );

const audited = ({ live, canary, switchedOff, retired }: ReleaseState) => ({
  live: live?.digest ?? null,
  canary: canary && { digest: canary.digest, share: canary.share },
  isOff: switchedOff !== null,
  isRetired: retired !== null,
});

/** Admits builds, and changes what is live. */
@Injectable()
export class ShippingService {
  constructor(
    private readonly remotes: RemotesService,
    private readonly admission: AdmissionService,
    private readonly shipTokens: ShipTokens,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A build that was admitted before stays as it was admitted. @throws Refusal 403 for a token's without its signature, 422 */
  async admit(remote: string, candidate: unknown, asked: Asked, shipper: Shipper): Promise<Build> {
    return this.remotes.inTurn(async (em) => {
      const release = await this.admission.check(remote, candidate, em);
      const signed = this.signatureOf(release, asked, shipper);
      const isNew = await this.remotes.admit(release, { ...this.byWhom(asked, shipper), ...signed }, em);
      const subject = { type: 'remote', id: remote };
      const detail = { digest: release.digest, reason: asked.reason, isNew, team: release.team?.name };
      await this.audit.record({ by: shipper.actor, action: 'remotes.admit', subject, detail }, em);
      return (await this.remotes.build(remote, release.digest, em))!;
    });
  }

  /**
   * @throws Refusal 403 for what a ship token does not decide, 409 for a change that makes no sense any more, 404 for a build that was not admitted, 422 for one that does not
   * fit any longer. Going back asks for nothing but its addresses: it must be possible at night, in a hurry.
   */
  async change(remote: string, wanted: RequestedChange, shipper: Shipper): Promise<void> {
    await this.remotes.inTurn(async (em) => {
      const standing = await this.remotes.standing(remote, em);
      requirePerson(remote, wanted, standing, shipper);
      const live = standing.live && (await this.remotes.build(remote, standing.live.digest, em));
      refuseRetiringSite(remote, wanted, live?.release.site !== undefined);
      refuseNoOpChange(remote, wanted, standing);
      if (wanted.kind === 'live' || wanted.kind === 'canary') await this.stillFits(remote, wanted.digest, shipper, em);
      const digest = digestOfChange(wanted, standing);
      const before = wanted.kind === 'rollback' && digest ? await this.remotes.build(remote, digest, em) : undefined;
      if (before) await this.admission.checkRoutes(remote, before, em);
      const share = wanted.kind === 'canary' ? wanted.share : null;
      const change = { remote, kind: wanted.kind, digest, share, shipTokenId: shipper.token?.id ?? null };
      await this.remotes.change({ ...change, ...this.byWhom(wanted, shipper) }, em);
      const after = audited(await this.remotes.standing(remote, em));
      const subject = { type: 'remote', id: remote };
      const detail = {
        kind: wanted.kind,
        reason: wanted.reason,
        team: await this.teamOf(remote, digest, standing, em),
      };
      const changed = { subject, before: audited(standing), after, detail };
      await this.audit.record({ by: shipper.actor, action: 'remotes.change', ...changed }, em);
    });
  }

  /** Who owns the build that a change is about, or the one that it finds live. */
  private async teamOf(
    remote: string,
    digest: string | null,
    { live }: ReleaseState,
    em: EntityManager,
  ): Promise<string | undefined> {
    const named = digest ?? live?.digest;
    return named && (await this.remotes.build(remote, named, em))?.release.team?.name;
  }

  /** A token takes live what a person admitted, or what a token that still counts has signed; a person decides for themselves. */
  private async stillFits(remote: string, digest: string, shipper: Shipper, em: EntityManager): Promise<void> {
    const build = await this.remotes.build(remote, digest, em);
    if (!build) {
      throw new Refusal(404, 'not_admitted', `${remote} has no build ${digest} that was admitted. Admit it first.`);
    }
    if (shipper.token && build.shipTokenId && !(await this.shipTokens.hasSigned({ remote, digest, ...build }))) {
      throw unsigned();
    }
    await this.admission.check(remote, build.release, em);
  }

  /** @throws Refusal 403 */
  private signatureOf({ id, digest }: RemoteRelease, { signature }: Asked, { token }: Shipper): BuildSignature {
    if (!token) return { shipTokenId: null, signature: null };
    const bytes = Buffer.from(signature ?? '', 'base64url');
    if (!isSignedBuild(token.publicKey, id, digest, bytes)) throw unsigned();
    return { shipTokenId: token.id, signature: bytes };
  }

  private byWhom({ reason, by }: Asked, { name }: Shipper): Provenance {
    return { by: by ? `${by} (as ${name})` : name, reason, at: this.clock.now() };
  }
}
