import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class DatabasePingRepository {
  constructor(private readonly database: DataSource) {}

  /** @throws the driver's error while the database is away, which the error filter answers with 503 */
  async ping(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}
