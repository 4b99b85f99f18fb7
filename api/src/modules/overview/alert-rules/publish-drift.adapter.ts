import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { DriftWatch } from '../../assistants/drift/drift-watch.service.ts';
import { fieldsInWords } from '../../assistants/publishing/publish-sentences.mapper.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

@Injectable()
export class PublishDrift extends AlertRule {
  constructor(
    private readonly watch: DriftWatch,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const drifted = await this.watch.listDrifted(mode);
    return drifted.map(({ id, name, drift, driftSince, driftCheckedAt, publishedVersion }) => {
      const since = (driftSince ?? driftCheckedAt ?? this.clock.now()).toISOString();
      return {
        id: `publish-drift-${id}`,
        kind: 'publish-drift',
        count: 1,
        severity: 'warning',
        title: `${name} is not as it was published`,
        detail: `Vapi holds something else than version ${publishedVersion}: ${fieldsInWords(drift)}.`,
        since,
        newestAt: since,
        link: `/assistant/${id}?tab=publish`,
      };
    });
  }
}
