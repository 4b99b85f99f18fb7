import { Inject, Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { AlertRule, RaisedAlert } from './alert-rule.port.ts';

/** The token of all alert rules, which alerts.module.ts lists. */
export const alertRules = Symbol('alert rules');

const worstFirst = (one: RaisedAlert, other: RaisedAlert): number =>
  one.severity.localeCompare(other.severity) || other.newestAt.localeCompare(one.newestAt);

/** Everything that the rules find wrong. */
@Injectable()
export class RaisedAlerts {
  constructor(@Inject(alertRules) private readonly rules: readonly AlertRule[]) {}

  /** Worst first, then newest. */
  async list(mode: Mode): Promise<RaisedAlert[]> {
    return (await Promise.all(this.rules.map((rule) => rule.findAlerts(mode)))).flat().toSorted(worstFirst);
  }
}
