import { Injectable } from '@nestjs/common';
import type { Alert } from '@booking/contracts/alerts';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { noteChange } from '../../../platform/http/request.context.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AlertMarksRepository } from './alert-marks.repository.ts';
import { toAlert } from './alert.mapper.ts';
import { RaisedAlerts } from './raised-alerts.service.ts';

/** What is wrong right now, who has seen it and who is on it. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly raised: RaisedAlerts,
    private readonly marks: AlertMarksRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** The alerts as one account sees them. */
  async listActive(accountId: string): Promise<Alert[]> {
    const alerts = await this.raised.list(await this.modes.current());
    const ids = alerts.map(({ id }) => id);
    const [readAt, acknowledgements] = await Promise.all([
      this.marks.findReads(accountId, ids),
      this.marks.findAcknowledgements(ids),
    ]);
    return alerts.map((alert) => toAlert(alert, readAt.get(alert.id), acknowledgements.get(alert.id)));
  }

  async markRead(accountId: string): Promise<Alert[]> {
    const alerts = await this.listActive(accountId);
    await this.marks.saveReads(
      accountId,
      alerts.map(({ id }) => id),
      this.clock.now(),
    );
    return alerts.map((alert) => ({ ...alert, isRead: true }));
  }

  /** @throws Refusal 404 for an alert that is not active */
  async acknowledge(id: string, account: { id: string; name: string }): Promise<Alert[]> {
    const alert = (await this.listActive(account.id)).find((each) => each.id === id);
    if (!alert) throw notFound('This alert');
    await this.marks.saveAcknowledgement({ alertId: id, acknowledgedBy: account.name, at: this.clock.now() });
    noteChange({
      subject: { type: 'alert', id, label: alert.title },
      before: { acknowledgedBy: alert.acknowledgement?.by ?? null },
      after: { acknowledgedBy: account.name },
    });
    return this.listActive(account.id);
  }
}
