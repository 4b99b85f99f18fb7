import type { Alert } from '@booking/contracts/alerts';
import type { Mode } from '@booking/contracts/mode';

export type RaisedAlert = Omit<Alert, 'isRead' | 'acknowledgement'>;

/** Something that can be wrong, read off the facts each time, so an alert ends when its cause does. */
export abstract class AlertRule {
  abstract raised(mode: Mode): Promise<RaisedAlert[]>;
}
