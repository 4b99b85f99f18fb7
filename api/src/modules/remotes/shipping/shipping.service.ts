import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { isSignedBuild } from '@booking/contracts/ship-signature';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { AdmissionService } from '../admission/admission.service.ts';
import type { Provenance, ReleaseState } from '../releases/release-state.rule.ts';
import type { RemoteBuildEntity } from '../releases/remote-build.entity.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemoteChangesRepository } from '../releases/remote-changes.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { ShipTokens } from '../ship-tokens/ship-tokens.service.ts';
import {
  digestOfChange,
  refuseNoOpChange,
  refuseRetiringSite,
  requirePerson,
  type RequestedChange,
} from './release-change.rule.ts';
import type { Shipper } from './shipper.mapper.ts';

type ShipRequest = { reason: string; by?: string | undefined; signature?: string | undefined };
type BuildSignature = Pick<RemoteBuildEntity, 'shipTokenId' | 'signature'>;

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
    private readonly builds: RemoteBuildsRepository,
    private readonly changes: RemoteChangesRepository,
    private readonly admission: AdmissionService,
    private readonly shipTokens: ShipTokens,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A build that was admitted before stays as it was admitted. @throws Refusal 403 for a token's without its signature, 422 */
  async admit(remote: string, candidate: unknown, request: ShipRequest, shipper: Shipper): Promise<RemoteBuildEntity> {
    return this.remotes.changeInTurn(async (transaction) => {
      const release = await this.admission.check(remote, candidate, transaction);
      const { digest } = release;
      const signed = this.signatureOf(release, request, shipper);
      const admitted = { remote, digest, release, ...this.provenance(request, shipper), ...signed };
      const isNew = await this.builds.add(admitted, transaction);
      const subject = { type: 'remote', id: remote };
      const detail = { digest, reason: request.reason, isNew, team: release.team?.name };
      await this.audit.record({ by: shipper.actor, action: 'remotes.admit', subject, detail }, transaction);
      return (await this.builds.find({ remote, digest }, transaction))!;
    });
  }

  /**
   * @throws Refusal 403 for what a ship token does not decide, 409 for a change that makes no sense any more, 404 for a build that was not admitted, 422 for one that does not
   * fit any longer. Going back asks for nothing but its addresses: it must be possible at night, in a hurry.
   */
  async change(remote: string, wanted: RequestedChange, shipper: Shipper): Promise<void> {
    await this.remotes.changeInTurn(async (transaction) => {
      const state = await this.remotes.stateOf(remote, transaction);
      requirePerson(remote, wanted, state, shipper);
      const live = await this.findBuild(remote, state.live?.digest, transaction);
      refuseRetiringSite(remote, wanted, live?.release.site !== undefined);
      refuseNoOpChange(remote, wanted, state);
      if (wanted.kind === 'live' || wanted.kind === 'canary') {
        await this.refuseUnfit(remote, wanted.digest, shipper, transaction);
      }
      const digest = digestOfChange(wanted, state);
      const build = await this.findBuild(remote, digest, transaction);
      if (wanted.kind === 'rollback' && build) await this.admission.checkRoutes(remote, build.release, transaction);
      const share = wanted.kind === 'canary' ? wanted.share : null;
      const change = { remote, kind: wanted.kind, digest, share, shipTokenId: shipper.token?.id ?? null };
      await this.changes.add({ ...change, ...this.provenance(wanted, shipper) }, transaction);
      const after = audited(await this.remotes.stateOf(remote, transaction));
      const subject = { type: 'remote', id: remote };
      // who owns the build that the change is about, or the one that it finds live
      const team = (digest ? build : live)?.release.team?.name;
      const detail = { kind: wanted.kind, reason: wanted.reason, team };
      const changed = { subject, before: audited(state), after, detail };
      await this.audit.record({ by: shipper.actor, action: 'remotes.change', ...changed }, transaction);
    });
  }

  private async findBuild(
    remote: string,
    digest: string | null | undefined,
    transaction: Transaction,
  ): Promise<RemoteBuildEntity | null> {
    return digest ? this.builds.find({ remote, digest }, transaction) : null;
  }

  /** A token takes live what a person admitted, or what a token that still counts has signed; a person decides for themselves. */
  private async refuseUnfit(remote: string, digest: string, shipper: Shipper, transaction: Transaction): Promise<void> {
    const build = await this.builds.find({ remote, digest }, transaction);
    if (!build) {
      throw new Refusal(404, 'not_admitted', `${remote} has no build ${digest} that was admitted. Admit it first.`);
    }
    if (shipper.token && build.shipTokenId && !(await this.shipTokens.hasSigned(build))) throw unsigned();
    await this.admission.check(remote, build.release, transaction);
  }

  /** @throws Refusal 403 */
  private signatureOf({ id, digest }: RemoteRelease, { signature }: ShipRequest, { token }: Shipper): BuildSignature {
    if (!token) return { shipTokenId: null, signature: null };
    const bytes = Buffer.from(signature ?? '', 'base64url');
    if (!isSignedBuild(token.publicKey, id, digest, bytes)) throw unsigned();
    return { shipTokenId: token.id, signature: bytes };
  }

  private provenance({ reason, by }: ShipRequest, { name }: Shipper): Provenance {
    return { by: by ? `${by} (as ${name})` : name, reason, at: this.clock.now() };
  }
}
