import type { Alert } from '@booking/contracts/alerts';
import type { Mode } from '@booking/contracts/mode';

/** Stored with what was sent of an alert, so a kind keeps its name. */
export type AlertKind =
  | 'unsynced-payments'
  | 'unfinished-precheckins'
  | 'payment-differences'
  | 'events-given-up'
  | 'disputed-payments'
  | 'unreadable-rows'
  | 'provider-down'
  | 'access-expires'
  | 'access-expired'
  | 'verification-burst'
  | 'publish-drift'
  | 'canary-ended'
  | 'untold-guests'
  | 'unclear-stops'
  | 'undelivered-emails'
  | 'many-texts';

export type RaisedAlert = Omit<Alert, 'isRead' | 'acknowledgement'> & {
  kind: AlertKind;
  /** How many of its kind there are. */
  count: number;
};

/** Something that can be wrong. It is read from the facts each time, so an alert ends when its cause does. */
export abstract class AlertRule {
  abstract findAlerts(mode: Mode): Promise<RaisedAlert[]>;
}
