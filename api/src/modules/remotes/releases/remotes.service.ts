import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import {
  buildsOf,
  releasedRemotes,
  releaseStates,
  type LiveRemote,
  type ReleasedRemotes,
  type RetiredRemote,
} from './live-remotes.rule.ts';
import { reduceReleaseState, type ReleaseState } from './release-state.rule.ts';
import { RemoteBuildsRepository } from './remote-builds.repository.ts';
import { RemoteChangesRepository } from './remote-changes.repository.ts';

/** What is live: it follows from the list of changes, and a change counts from the next page load on. */
@Injectable()
export class RemotesService {
  /** A process keeps what it read until there is a newer change. */
  private cached: (ReleasedRemotes & { newestChange: number }) | undefined;

  constructor(
    private readonly changes: RemoteChangesRepository,
    private readonly builds: RemoteBuildsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Every remote of which something is live. */
  async listLive(transaction?: Transaction): Promise<LiveRemote[]> {
    return (await this.released(transaction)).live;
  }

  /** Every remote that is retired. */
  async listRetired(): Promise<RetiredRemote[]> {
    return (await this.released()).retired;
  }

  async stateOf(remote: string, transaction?: Transaction): Promise<ReleaseState> {
    return reduceReleaseState(await this.changes.listOf(remote, transaction));
  }

  /** One at a time changes what is live: what is decided rests on every remote, for no two may claim an address. */
  changeInTurn<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.transactions.run(async (transaction) => {
      await advisoryLock(transaction, 'what is live');
      return work(transaction);
    });
  }

  private async released(transaction?: Transaction): Promise<ReleasedRemotes> {
    const newestChange = await this.changes.newestId(transaction);
    if (this.cached?.newestChange === newestChange) return this.cached;
    const changes = await this.changes.listAll(transaction);
    const states = releaseStates(changes);
    const releases = await this.builds.listReleases(buildsOf(states), transaction);
    this.cached = { newestChange: changes.at(-1)?.id ?? 0, ...releasedRemotes(states, releases) };
    return this.cached;
  }
}
