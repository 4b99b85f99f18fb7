import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { OutsideService } from '../../../providers/outside-service.port.ts';
import { OutsideServices } from '../provider-health/outside-services.service.ts';
import { ProviderHealth } from '../provider-health/provider-health.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

@Injectable()
export class ProviderDown extends AlertRule {
  constructor(
    private readonly health: ProviderHealth,
    private readonly services: OutsideServices,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    return (await Promise.all(this.services.all.map((service) => this.raisedBy(service, mode)))).flat();
  }

  private async raisedBy(service: OutsideService, mode: Mode): Promise<RaisedAlert[]> {
    const { name, title } = service;
    if (!(await service.hasAccount(mode))) return [];
    const newest = await this.health.findNewest(name, mode);
    if (!newest || newest.ok) return [];
    const failingSince = await this.health.findFailingSince(name, mode);
    if (!failingSince) return [];
    const since = failingSince.toISOString();
    return [
      {
        id: `provider-down-${name}-${mode}`,
        kind: 'provider-down',
        count: 1,
        severity: 'critical',
        title: `${title} does not work`,
        detail: newest.error ?? 'It did not answer.',
        since,
        newestAt: since,
        link: `/integrations?view=${name}`,
      },
    ];
  }
}
