import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { OptOutsService } from '../../hotel/texts/opt-outs.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** A guest who meant something else does not answer, so the alert ends by itself. */
const shownMs = 3 * 24 * 3_600_000;
const maxQuoted = 160;

/** A guest texted what may be an opt-out, and a person has to read it. */
@Injectable()
export class UnclearStops extends AlertRule {
  constructor(
    private readonly optOuts: OptOutsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const since = new Date(this.clock.now().getTime() - shownMs);
    const texts = await this.optOuts.listUnclear(mode, since);
    const [newest] = texts;
    if (!newest) return [];
    const count = new Set(texts.map(({ from }) => from)).size;
    return [
      {
        id: `unclear-stops-${mode}`,
        kind: 'unclear-stops',
        count,
        severity: 'warning',
        title: count === 1 ? 'A guest may want no more texts' : `${count} guests may want no more texts`,
        detail: `${newest.from} wrote: “${newest.body.trim().slice(0, maxQuoted)}” If it means that, open a call of theirs and stop the texts.`,
        since: texts.at(-1)!.at.toISOString(),
        newestAt: newest.at.toISOString(),
        link: `/call-logs?q=${encodeURIComponent(newest.from)}`,
      },
    ];
  }
}
