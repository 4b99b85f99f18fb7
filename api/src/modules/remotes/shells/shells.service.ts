import { Injectable } from '@nestjs/common';
import type { ShellOffer } from '@booking/contracts/remote-build';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { InstalledBuilds } from '../files/installed-builds.repository.ts';
import { ShellReleasesRepository } from './shell-releases.repository.ts';

/** Where no shell was built, as beside a development server. */
export const noShell = '0'.repeat(16);

/** The shell that pages are served with, and what it gives to remotes. */
@Injectable()
export class ShellsService {
  constructor(
    private readonly installed: InstalledBuilds,
    private readonly releases: ShellReleasesRepository,
    private readonly clock: Clock,
  ) {}

  /** The shell that pages are served with. */
  get current(): ShellOffer | undefined {
    return this.installed.shellOffer;
  }

  get digest(): string {
    return this.current?.digest ?? noShell;
  }

  /** Keeps which shell runs, when it is another than before. */
  async recordCurrent(): Promise<void> {
    if (this.current) await this.releases.addIfNew(this.current, this.clock.now());
  }
}
