import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export const turnsPerWindow = 5;

/** The turns of a provider's pace, of all replicas together. */
@Injectable()
export class PaceRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The row keeps the last five turns; the next is at least a window after the oldest of them.
   * @returns in how many seconds it is; undefined where that is not within `aheadSeconds`
   */
  async takeTurn(name: string, windowSeconds: number, aheadSeconds: number): Promise<number | undefined> {
    const [row] = await this.database.query<{ seconds: string }[]>(
      `INSERT INTO pace AS p (name, turns)
       VALUES ($1, array_fill('-infinity'::timestamptz, ARRAY[${turnsPerWindow - 1}]) || clock_timestamp())
       ON CONFLICT (name) DO UPDATE
         SET turns = p.turns[2:] || greatest(clock_timestamp(), p.turns[1] + make_interval(secs => $2))
         WHERE p.turns[1] + make_interval(secs => $2) < clock_timestamp() + make_interval(secs => $3)
       RETURNING extract(epoch FROM turns[${turnsPerWindow}] - clock_timestamp()) AS seconds`,
      [name, windowSeconds, aheadSeconds],
    );
    return row && Number(row.seconds);
  }
}
