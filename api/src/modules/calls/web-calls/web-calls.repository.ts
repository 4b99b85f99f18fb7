import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WebCallEntity } from './web-call.entity.ts';

@Injectable()
export class WebCallsRepository {
  constructor(private readonly database: DataSource) {}

  async create(call: WebCallEntity): Promise<void> {
    await this.database.manager.insert(WebCallEntity, call);
  }

  find(id: string): Promise<WebCallEntity | null> {
    return this.database.manager.findOneBy(WebCallEntity, { id });
  }
}
