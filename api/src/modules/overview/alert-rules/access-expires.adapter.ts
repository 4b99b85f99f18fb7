import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { OutsideService } from '../../../providers/outside-service.port.ts';
import { OutsideServices } from '../provider-health/outside-services.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** Access is renewed ten minutes before it ends, and checked every five. With less time left, renewing it has failed. */
const renewalFailedMs = 4 * 60_000;

@Injectable()
export class AccessExpires extends AlertRule {
  constructor(
    private readonly services: OutsideServices,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    return (await Promise.all(this.services.all.map((service) => this.raisedBy(service, mode)))).flat();
  }

  private async raisedBy(service: OutsideService, mode: Mode): Promise<RaisedAlert[]> {
    const { name, title } = service;
    const ends = await service.accessEnds(mode);
    const now = this.clock.now();
    if (!ends || ends.at.getTime() - now.getTime() > renewalFailedMs) return [];
    const since = new Date(ends.at.getTime() - renewalFailedMs).toISOString();
    const isOver = ends.at <= now;
    return [
      {
        id: `access-expires-${name}-${mode}`,
        kind: isOver ? 'access-expired' : 'access-expires',
        count: 1,
        severity: isOver ? 'critical' : 'warning',
        title: isOver ? `The access to ${title} has expired` : `The access to ${title} is about to expire`,
        detail: `${ends.problem ?? 'It could not be renewed yet.'} Refresh it in Settings, or connect again.`,
        since,
        newestAt: since,
        link: '/settings',
      },
    ];
  }
}
