import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ReservationChangeEntity } from './reservation-change.entity.ts';

/** The table `reservation_deed`. */
@Injectable()
export class ReservationChangeRepository {
  constructor(
    @InjectRepository(ReservationChangeEntity) private readonly changes: Repository<ReservationChangeEntity>,
  ) {}

  async insert(change: Omit<ReservationChangeEntity, 'id'>): Promise<void> {
    await this.changes.insert(change);
  }
}
