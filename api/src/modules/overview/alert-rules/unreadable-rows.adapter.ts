import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { UnreadableRows, type UnreadableKind } from '../../../platform/outbound/unreadable-rows.service.ts';
import { OutsideServices } from '../provider-health/outside-services.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

/** What a missing row means, in the lists that prices and rooms come from. */
const consequences: Record<string, string> = {
  getTaxesAndFees: 'Prices are quoted without it.',
  getAvailableRoomTypes: 'It is not sold.',
};

/** A provider sends rows that cannot be read. They are left out of their lists. */
@Injectable()
export class UnreadableRowsAlert extends AlertRule {
  constructor(
    private readonly unreadable: UnreadableRows,
    private readonly services: OutsideServices,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    return (await this.unreadable.listOpen(mode)).map((kind) => this.raisedBy(kind, mode));
  }

  private raisedBy({ provider, list, problem, count, since }: UnreadableKind, mode: Mode): RaisedAlert {
    const title = this.services.all.find(({ name }) => name === provider)?.title ?? provider;
    const consequence = consequences[list];
    const at = since.toISOString();
    return {
      id: `unreadable-rows-${provider}-${mode}-${list}-${problem}`.slice(0, 200),
      kind: 'unreadable-rows',
      count,
      severity: consequence ? 'critical' : 'warning',
      title: `${count === 1 ? 'A row' : `${count} rows`} of ${title} cannot be read`,
      detail:
        `In ${list}: ${problem} ${count === 1 ? 'The row is' : 'The rows are'} left out, the others stand. ${consequence ?? ''}`.trim(),
      since: at,
      newestAt: at,
      link: `/integrations?view=${provider}`,
    };
  }
}
