import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { VerificationLogs } from '../../people/verification/verification-logs.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** As many failures as two codes allow, within a quarter of an hour. */
const burst = { failures: 10, withinMs: 15 * 60_000 };

@Injectable()
export class FailedVerifications extends AlertRule {
  constructor(
    private readonly verifications: VerificationLogs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const since = new Date(this.clock.now().getTime() - burst.withinMs);
    const { count, first, last } = await this.verifications.failures(mode, since);
    if (count < burst.failures || !first || !last) return [];
    return [
      {
        id: `verification-burst-${mode}`,
        kind: 'verification-burst',
        count,
        severity: 'critical',
        title: 'Somebody may be guessing staff codes',
        detail: `${count} answers to a staff code failed within 15 minutes.`,
        since: first.toISOString(),
        newestAt: last.toISOString(),
        link: '/employees?success=false',
      },
    ];
  }
}
