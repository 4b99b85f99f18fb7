import { Injectable } from '@nestjs/common';
import type { RemoteBuild, RemoteChange, RemoteState } from '@booking/contracts/remote-releases';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { BuildHealthService } from '../health/build-health.service.ts';
import { installer } from '../installation/installation.rule.ts';
import type { LiveRemote } from '../releases/live-remotes.rule.ts';
import { RemoteBuildsRepository } from '../releases/remote-builds.repository.ts';
import { RemoteChangesRepository } from '../releases/remote-changes.repository.ts';
import { RemotesService } from '../releases/remotes.service.ts';
import { toRemoteBuild, toRemoteState } from './remote-state.mapper.ts';

const dayMs = 24 * 3_600_000;

/** What the console shows of remotes. */
@Injectable()
export class RemoteStatesService {
  constructor(
    private readonly remotes: RemotesService,
    private readonly builds: RemoteBuildsRepository,
    private readonly changes: RemoteChangesRepository,
    private readonly health: BuildHealthService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<RemoteState[]> {
    const [live, retired, offered, ofProduct] = await Promise.all([
      this.remotes.listLive(),
      this.remotes.listRetired(),
      this.builds.listUnused(installer),
      this.builds.listRemotesOf(installer),
    ]);
    const ended = retired.map((remote): LiveRemote => ({ ...remote, before: undefined, canary: undefined }));
    const remotes = [...live, ...ended];
    const shown = remotes.flatMap(({ live: build, canary }) => (canary ? [build, canary] : [build]));
    const healthOf = await this.health.readHealth(
      shown.map(({ id, digest }) => ({ remote: id, digest })),
      new Date(this.clock.now().getTime() - dayMs),
    );
    return remotes.map((remote) => ({
      ...toRemoteState(
        remote,
        healthOf,
        offered.find((build) => build.remote === remote.id),
      ),
      isOfProduct: ofProduct.includes(remote.id),
    }));
  }

  /** @throws Refusal 404 */
  async get(id: string): Promise<RemoteState> {
    const state = (await this.list()).find((remote) => remote.id === id);
    if (!state) throw notFound(`A remote ${id}`);
    return state;
  }

  async listBuilds(remote: string): Promise<RemoteBuild[]> {
    return (await this.builds.list(remote, 50)).map(toRemoteBuild);
  }

  async listChanges(remote: string): Promise<RemoteChange[]> {
    const changes = await this.changes.listNewest(remote, 100);
    return changes.map((change) => ({ ...change, at: change.at.toISOString() }));
  }
}
