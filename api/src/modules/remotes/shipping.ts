import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/auth';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { Admission } from './admission.ts';
import { digestOf, refuseIdle, type WantedChange } from './change-rules.ts';
import { Remotes, type Build } from './remotes.ts';
import type { ByWhom, Standing } from './standing.ts';

type Asked = { reason: string; by?: string | undefined };

const audited = ({ live, canary, switchedOff }: Standing) => ({
  live: live?.digest ?? null,
  canary: canary && { digest: canary.digest, share: canary.share },
  isOff: switchedOff !== null,
});

/** Admits builds, and changes what is live. */
@Injectable()
export class Shipping {
  constructor(
    private readonly remotes: Remotes,
    private readonly admission: Admission,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** A build that was admitted before stays as it was admitted. @throws Refusal 422 */
  async admit(remote: string, candidate: unknown, asked: Asked, user: User): Promise<Build> {
    return this.remotes.inTurn(async (em) => {
      const release = await this.admission.check(remote, candidate, em);
      await this.remotes.admit(release, this.byWhom(asked, user), em);
      return (await this.remotes.build(remote, release.digest, em))!;
    });
  }

  /**
   * @throws Refusal 409 for a change that makes no sense any more, 404 for a build that was not admitted, 422 for one that does not
   * fit any longer. Going back asks for nothing but its addresses: it must be possible at night, in a hurry.
   */
  async change(remote: string, wanted: WantedChange, user: User): Promise<void> {
    await this.remotes.inTurn(async (em) => {
      const standing = await this.remotes.standing(remote, em);
      refuseIdle(remote, wanted, standing);
      if (wanted.kind === 'live' || wanted.kind === 'canary') await this.stillFits(remote, wanted.digest, em);
      const digest = digestOf(wanted, standing);
      const before = wanted.kind === 'rollback' && digest ? await this.remotes.build(remote, digest, em) : undefined;
      if (before) await this.admission.checkRoutes(remote, before, em);
      const share = wanted.kind === 'canary' ? wanted.share : null;
      const change = { remote, kind: wanted.kind, digest, share };
      await this.remotes.change({ ...change, ...this.byWhom(wanted, user) }, em);
      const after = audited(await this.remotes.standing(remote, em));
      const subject = { type: 'remote', id: remote };
      const detail = { kind: wanted.kind, reason: wanted.reason };
      await this.audit.change({ subject, before: audited(standing), after, detail }, em);
    });
  }

  private async stillFits(remote: string, digest: string, em: EntityManager): Promise<void> {
    const build = await this.remotes.build(remote, digest, em);
    if (!build) {
      throw new Refusal(404, 'not_admitted', `${remote} has no build ${digest} that was admitted. Admit it first.`);
    }
    await this.admission.check(remote, build.release, em);
  }

  private byWhom({ reason, by }: Asked, { name, email }: User): ByWhom {
    const account = name || email;
    return { by: by ? `${by} (as ${account})` : account, reason, at: this.clock.now() };
  }
}
