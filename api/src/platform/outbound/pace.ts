import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../env/env.ts';
import { ProviderError } from './provider-error.ts';

const longestWaitSeconds = 8;
const perWindow = 5;

/** At most five requests in any `CLOUDBEDS_PACE_MS` to those who insist on it, from all replicas together. */
@Injectable()
export class Pace {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /**
   * Waits for a turn. The row keeps the last five turns; the next is at least a window after the oldest of them.
   * @throws ProviderError when the queue is so long that nobody should wait in it
   */
  async turn(name: string, title: string): Promise<void> {
    const [row] = await this.database.query<{ seconds: string }[]>(
      `INSERT INTO pace AS p (name, turns)
       VALUES ($1, array_fill('-infinity'::timestamptz, ARRAY[${perWindow - 1}]) || clock_timestamp())
       ON CONFLICT (name) DO UPDATE
         SET turns = p.turns[2:] || greatest(clock_timestamp(), p.turns[1] + make_interval(secs => $2))
         WHERE p.turns[1] + make_interval(secs => $2) < clock_timestamp() + make_interval(secs => $3)
       RETURNING extract(epoch FROM turns[${perWindow}] - clock_timestamp()) AS seconds`,
      [name, this.env.settings.CLOUDBEDS_PACE_MS / 1000, longestWaitSeconds],
    );
    if (!row) {
      throw new ProviderError(
        'rate_limited',
        `Too much is being asked of ${title} at once. Wait a few seconds and try again.`,
      );
    }
    const ms = Number(row.seconds) * 1000;
    if (ms > 0) await wait(ms);
  }
}
