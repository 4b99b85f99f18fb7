import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { PrecheckinsService } from '../../arrival/precheckin/precheckins.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** A guest has completed the pre-check-in, and the property system did not check them in. */
@Injectable()
export class UnfinishedPrecheckins extends AlertRule {
  constructor(private readonly precheckins: PrecheckinsService) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const unfinished = await this.precheckins.unfinished(mode);
    const [oldest] = unfinished;
    if (!oldest) return [];
    const { id, guestName, reservationId, problem, submittedAt } = oldest;
    const isOne = unfinished.length === 1;
    return [
      {
        id: `precheckin-unfinished-${mode}`,
        kind: 'unfinished-precheckins',
        count: unfinished.length,
        severity: 'critical',
        title: isOne ? 'A guest waits to be checked in' : `${unfinished.length} guests wait to be checked in`,
        detail: `${guestName}, reservation ${reservationId}. ${problem!}`,
        since: submittedAt!.toISOString(),
        newestAt: unfinished.at(-1)!.submittedAt!.toISOString(),
        link: isOne ? `/precheckins/${id}` : '/precheckins?step=submitted',
      },
    ];
  }
}
