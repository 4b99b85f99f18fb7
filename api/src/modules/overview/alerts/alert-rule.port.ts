import type { Alert } from '@booking/contracts/alerts';
import type { Mode } from '@booking/contracts/mode';
import type { AlertKind } from '../alert-delivery/alert-notice.mapper.ts';

export type RaisedAlert = Omit<Alert, 'isRead' | 'acknowledgement'> & {
  kind: AlertKind;
  /** How many of its kind there are. */
  count: number;
};

/** Something that can be wrong. It is read from the facts each time, so an alert ends when its cause does. */
export abstract class AlertRule {
  abstract raised(mode: Mode): Promise<RaisedAlert[]>;
}
