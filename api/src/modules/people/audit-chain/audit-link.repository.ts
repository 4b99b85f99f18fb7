import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Head } from './head-files.repository.ts';

const newest = `SELECT place::int, encode(hash, 'hex') AS hash,
    (SELECT audit_event.at FROM audit_link JOIN audit_event ON id = event_id WHERE audit_link.place = last.place) AS at
  FROM last_audit_link() AS last`;
const atPlace = `SELECT place::int, encode(hash, 'hex') AS hash FROM audit_link WHERE place = $1
  UNION ALL SELECT place::int, encode(hash, 'hex') FROM audit_checkpoint WHERE place = $1`;

/** The chain of the audit log while the product runs; who verifies it reads it by `chain.repository.ts`. */
@Injectable()
export class AuditLinkRepository {
  constructor(private readonly database: DataSource) {}

  async getNewest(): Promise<Head> {
    const [head] = await this.database.query<{ place: number; hash: string; at: Date | null }[]>(newest);
    return { place: head!.place, hash: head!.hash, at: head!.at?.toISOString() ?? null };
  }

  /** Undefined where the chain has no such place. */
  async findAt(place: number): Promise<Head | undefined> {
    const [head] = await this.database.query<Head[]>(atPlace, [place]);
    return head;
  }
}
