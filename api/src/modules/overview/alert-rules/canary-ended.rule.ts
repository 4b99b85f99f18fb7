import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { CanaryWatch } from '../../remotes/health/canary-watch.job.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** Nobody has to ship again only to have the alert end. */
const toldMs = 3 * 24 * 3_600_000;

/** A new version of a part of the console failed for those who tried it, and was taken back. */
@Injectable()
export class CanaryEnded extends AlertRule {
  constructor(
    private readonly canaries: CanaryWatch,
    private readonly clock: Clock,
  ) {
    super();
  }

  async raised(_: Mode): Promise<RaisedAlert[]> {
    const since = this.clock.now().getTime() - toldMs;
    const ended = (await this.canaries.ended()).filter(({ at }) => at.getTime() > since);
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
