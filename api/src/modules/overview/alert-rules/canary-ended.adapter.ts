import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CanaryWatch } from '../../remotes/health/canary-watch.job.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** The alert ends after this time, since shipping again should not be the only way to end it. */
const shownMs = 3 * 24 * 3_600_000;

/** The canary of a remote failed in the sessions that had it, and was rolled back. */
@Injectable()
export class CanaryEnded extends AlertRule {
  constructor(
    private readonly canaries: CanaryWatch,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAlerts(_: Mode): Promise<RaisedAlert[]> {
    const since = this.clock.now().getTime() - shownMs;
    const ended = (await this.canaries.listEnded()).filter(({ at }) => at.getTime() > since);
    return ended.map(({ remote, reason, at }) => ({
      id: `canary-ended-${remote}`,
      kind: 'canary-ended',
      count: 1,
      severity: 'warning',
      title: `The canary of ${remote} was ended`,
      detail: reason,
      since: at.toISOString(),
      newestAt: at.toISOString(),
      link: '/remotes',
    }));
  }
}
