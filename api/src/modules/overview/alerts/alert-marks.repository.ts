import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AlertAcknowledgementEntity } from './alert-acknowledgement.entity.ts';
import { AlertReadEntity } from './alert-read.entity.ts';

/** Who has read an alert and who is on it. Alerts themselves are not stored. */
@Injectable()
export class AlertMarksRepository {
  constructor(private readonly database: DataSource) {}

  /** When an account last read each alert, by its id. */
  async findReads(accountId: string, alertIds: readonly string[]): Promise<Map<string, Date>> {
    const reads = await this.database.manager.findBy(AlertReadEntity, { accountId, alertId: In(alertIds) });
    return new Map(reads.map(({ alertId, at }) => [alertId, at]));
  }

  /** By the id of the alert. */
  async findAcknowledgements(alertIds: readonly string[]): Promise<Map<string, AlertAcknowledgementEntity>> {
    const found = await this.database.manager.findBy(AlertAcknowledgementEntity, { alertId: In(alertIds) });
    return new Map(found.map((acknowledgement) => [acknowledgement.alertId, acknowledgement]));
  }

  async saveReads(accountId: string, alertIds: readonly string[], at: Date): Promise<void> {
    const reads = alertIds.map((alertId) => ({ accountId, alertId, at }));
    await this.database.manager.upsert(AlertReadEntity, reads, ['accountId', 'alertId']);
  }

  async saveAcknowledgement(acknowledgement: AlertAcknowledgementEntity): Promise<void> {
    await this.database.manager.upsert(AlertAcknowledgementEntity, acknowledgement, ['alertId']);
  }
}
