import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.service.ts';
import { currentLane, type Lane } from './lane.context.ts';
import { PaceRepository, turnsPerWindow } from './pace.repository.ts';
import { ProviderError } from './provider.error.ts';

const longestWaitSeconds = 8;

/**
 * How many windows ahead a lane may take its turn. A request that may take none yet asks again, so that a higher lane never waits behind
 * more than a window of requests of lower lanes.
 */
const windowsAhead: Record<Lane, number> = { voice: Number.POSITIVE_INFINITY, paid: 2, page: 1, sync: 0.4 };

/** At most five requests in any `CLOUDBEDS_PACE_MS` to those who insist on it, from all replicas together. */
@Injectable()
export class Pace {
  constructor(
    private readonly turns: PaceRepository,
    private readonly env: Env,
  ) {}

  /**
   * Waits for a turn, by the current lane.
   * @throws ProviderError when the queue is too long to wait in
   */
  async waitForTurn(name: string, title: string): Promise<void> {
    const lane = currentLane();
    const windowMs = this.env.settings.CLOUDBEDS_PACE_MS;
    const deadline = performance.now() + longestWaitSeconds * 1000;
    for (;;) {
      const left = (deadline - performance.now()) / 1000;
      const ahead = Math.min(Math.max(left, 0), (windowsAhead[lane] * windowMs) / 1000);
      const seconds = await this.turns.takeTurn(name, windowMs / 1000, ahead);
      if (seconds !== undefined) {
        if (seconds > 0) await wait(seconds * 1000);
        return;
      }
      const pause = (windowMs / turnsPerWindow) * (0.5 + Math.random());
      if (lane === 'voice' || left * 1000 < pause) throw busy(title);
      await wait(pause);
    }
  }
}

const busy = (title: string): ProviderError =>
  new ProviderError('rate_limited', `Too much is being asked of ${title} at once. Wait a few seconds and try again.`);
