import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { GuestIntakeEntity } from './guest-intake.entity.ts';

/** What guests typed on the website before they phoned. */
@Injectable()
export class GuestIntakeRepository {
  constructor(private readonly database: DataSource) {}

  async create(intake: Omit<GuestIntakeEntity, 'id' | 'createdAt'>): Promise<void> {
    await this.database.manager.insert(GuestIntakeEntity, intake);
  }

  /** Those of a number since then, newest first. */
  listSince(phone: string, since: Date, limit: number): Promise<GuestIntakeEntity[]> {
    const where = { phone, createdAt: MoreThan(since) };
    return this.database.manager.find(GuestIntakeEntity, { where, order: { createdAt: 'DESC' }, take: limit });
  }
}
