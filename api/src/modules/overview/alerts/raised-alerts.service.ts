import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { AlertRule, RaisedAlert } from './alert-rule.port.ts';
import { AccessExpires } from '../alert-rules/access-expires.rule.ts';
import { CanaryEnded } from '../alert-rules/canary-ended.rule.ts';
import { DisputedPayments } from '../alert-rules/disputed-payments.rule.ts';
import { EventsGivenUp } from '../alert-rules/events-given-up.rule.ts';
import { FailedVerifications } from '../alert-rules/failed-verifications.rule.ts';
import { ManyTexts } from '../alert-rules/many-texts.rule.ts';
import { PaymentDifferences } from '../alert-rules/payment-differences.rule.ts';
import { ProviderDown } from '../alert-rules/provider-down.rule.ts';
import { PublishDrift } from '../alert-rules/publish-drift.rule.ts';
import { UnclearStops } from '../alert-rules/unclear-stops.rule.ts';
import { UnfinishedPrecheckins } from '../alert-rules/unfinished-precheckins.rule.ts';
import { UnreadableRowsRaised } from '../alert-rules/unreadable-rows.rule.ts';
import { UnsyncedPayments } from '../alert-rules/unsynced-payments.rule.ts';
import { UntoldGuests } from '../alert-rules/untold-guests.rule.ts';

const worstFirst = (one: RaisedAlert, other: RaisedAlert): number =>
  one.severity.localeCompare(other.severity) || other.newestAt.localeCompare(one.newestAt);

/** What every rule finds wrong. */
@Injectable()
export class RaisedAlerts {
  private readonly rules: readonly AlertRule[];

  constructor(
    unsynced: UnsyncedPayments,
    down: ProviderDown,
    expires: AccessExpires,
    guessing: FailedVerifications,
    drift: PublishDrift,
    givenUp: EventsGivenUp,
    differences: PaymentDifferences,
    unfinished: UnfinishedPrecheckins,
    canary: CanaryEnded,
    texts: ManyTexts,
    stops: UnclearStops,
    untold: UntoldGuests,
    unreadable: UnreadableRowsRaised,
    disputed: DisputedPayments,
  ) {
    const ofMoney = [unsynced, differences, disputed];
    const ofServices = [down, expires, givenUp, drift, unreadable];
    this.rules = [...ofMoney, ...ofServices, guessing, unfinished, canary, texts, stops, untold];
  }

  /** Worst first, then newest. */
  async of(mode: Mode): Promise<RaisedAlert[]> {
    return (await Promise.all(this.rules.map((rule) => rule.raised(mode)))).flat().toSorted(worstFirst);
  }
}
