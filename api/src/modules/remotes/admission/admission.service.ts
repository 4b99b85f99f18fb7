import { Injectable } from '@nestjs/common';
import type { AdmissionReason } from '@booking/contracts/admission-reason';
import { admissionReasons, largestBuild } from '@booking/admission/admission';
import { routesReasons } from '@booking/admission/admission-routes';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { Surroundings } from '@booking/contracts/remote-releases';
import { BuildDigest } from '@booking/contracts/remotes';
import type { StoredFile } from '@booking/contracts/stored-file';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { ShellReleasesRepository } from '../shells/shell-releases.repository.ts';
import { runningApi } from './running-api.rule.ts';
import { UploadsService } from './uploads.service.ts';

const refused = (reasons: AdmissionReason[]): Refusal => {
  const things = reasons.length === 1 ? 'one thing stands' : `${reasons.length} things stand`;
  return new Refusal(422, 'not_admitted', `This build cannot go live: ${things} in its way.`, undefined, { reasons });
};

const isOf = (remote: string, candidate: unknown): boolean => (Object(candidate) as { id?: unknown }).id === remote;

const digestOf = (candidate: unknown): string | undefined =>
  BuildDigest.safeParse((Object(candidate) as { digest?: unknown }).digest).data;

/** What the other remotes show, to all or to some. */
export const othersThan = (remote: string, live: readonly LiveRemote[]): Surroundings['others'] =>
  live
    .filter(({ id }) => id !== remote)
    .flatMap(({ live: all, canary }) => (canary ? [all, canary] : [all]))
    .map(({ id, routes }) => ({ id, routes }));

/** Lets nothing go live that would not mount beside what is live. */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly remotes: RemotesService,
    private readonly shells: ShellReleasesRepository,
    private readonly uploads: UploadsService,
  ) {}

  /** What a build of a remote is checked against. @throws Refusal 409 when it is unknown what the shell offers */
  async surroundings(remote: string, transaction?: Transaction): Promise<Surroundings> {
    const [shells, live] = await Promise.all([
      this.shells.listNewestTwo(transaction),
      this.remotes.listLive(transaction),
    ]);
    if (shells.length === 0) {
      throw new Refusal(
        409,
        'no_shell',
        'No shell was built here, so nothing can be held against it. Build the shell first.',
      );
    }
    return { shells, others: othersThan(remote, live), api: runningApi(), largest: largestBuild };
  }

  /** Going back is held against no shell; but what another remote shows by now is its own. @throws Refusal 422 */
  async checkRoutes(remote: string, release: RemoteRelease, transaction: Transaction): Promise<void> {
    const others = othersThan(remote, await this.remotes.listLive(transaction));
    const reasons = routesReasons(release, { shells: [], others });
    if (reasons.length > 0) throw refused(reasons);
  }

  /** The same value as a release of this remote. @throws Refusal 422 with everything that stands in its way */
  async check(remote: string, candidate: unknown, transaction: Transaction): Promise<RemoteRelease> {
    const digest = digestOf(candidate);
    const files = digest ? await this.uploads.readStored({ remote, digest }) : new Map<string, StoredFile>();
    const reasons = admissionReasons(candidate, await this.surroundings(remote, transaction), files);
    if (!isOf(remote, candidate)) {
      reasons.push({
        field: 'id',
        problem: `It is not ${remote}.`,
        fix: 'Send it to the remote that it is a build of.',
      });
    }
    if (reasons.length > 0) throw refused(reasons);
    return candidate as RemoteRelease;
  }
}
