import { Injectable } from '@nestjs/common';
import type { Alert } from '@booking/contracts/alerts';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AlertAcknowledgementEntity } from './alert-acknowledgement.entity.ts';
import { AlertReadEntity } from './alert-read.entity.ts';
import { RaisedAlerts } from './raised-alerts.service.ts';

const isAfter = (at: Date | undefined, newestAt: string): boolean => at !== undefined && at >= new Date(newestAt);

/** What is wrong right now, who has seen it and who looks after it. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly raised: RaisedAlerts,
    @InjectRepository(AlertReadEntity) private readonly alertReads: Repository<AlertReadEntity>,
    @InjectRepository(AlertAcknowledgementEntity)
    private readonly alertAcknowledgements: Repository<AlertAcknowledgementEntity>,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** As one account sees them. */
  async active(accountId: string): Promise<Alert[]> {
    const alerts = await this.raised.of(await this.modes.current());
    const alertId = In(alerts.map(({ id }) => id));
    const [read, acknowledged] = await Promise.all([
      this.alertReads.findBy({ accountId, alertId }),
      this.alertAcknowledgements.findBy({ alertId }),
    ]);
    return alerts.map(({ kind: _, count: __, ...alert }) => {
      const seen = read.find((each) => each.alertId === alert.id);
      const taken = acknowledged.find((each) => each.alertId === alert.id);
      return {
        ...alert,
        isRead: isAfter(seen?.at, alert.newestAt),
        acknowledgement:
          taken && isAfter(taken.at, alert.newestAt) ? { by: taken.acknowledgedBy, at: taken.at.toISOString() } : null,
      };
    });
  }

  async markRead(accountId: string): Promise<Alert[]> {
    const alerts = await this.active(accountId);
    const at = this.clock.now();
    const seen = alerts.map(({ id }) => ({ accountId, alertId: id, at }));
    await this.alertReads.upsert(seen, ['accountId', 'alertId']);
    return alerts.map((alert) => ({ ...alert, isRead: true }));
  }

  /** @throws Refusal 404 for one that is not active */
  async acknowledge(id: string, account: { id: string; name: string }): Promise<Alert[]> {
    const alerts = await this.active(account.id);
    const alert = alerts.find((each) => each.id === id);
    if (!alert) throw notFound('This alert');
    const taken = { alertId: id, acknowledgedBy: account.name, at: this.clock.now() };
    await this.alertAcknowledgements.upsert(taken, ['alertId']);
    noteChange({
      subject: { type: 'alert', id, label: alert.title },
      before: { acknowledgedBy: alert.acknowledgement?.by ?? null },
      after: { acknowledgedBy: account.name },
    });
    return this.active(account.id);
  }
}
