import type { Alert } from '@booking/contracts/alerts';
import type { AlertAcknowledgementEntity } from './alert-acknowledgement.entity.ts';
import type { RaisedAlert } from './alert-rule.port.ts';

/** An alert as one account sees it. What was read or acknowledged before the newest occurrence no longer counts. */
export function toAlert(
  { kind: _, count: __, ...alert }: RaisedAlert,
  readAt: Date | undefined,
  acknowledgement: AlertAcknowledgementEntity | undefined,
): Alert {
  const newestAt = new Date(alert.newestAt);
  const isAcknowledged = acknowledgement !== undefined && acknowledgement.at >= newestAt;
  return {
    ...alert,
    isRead: readAt !== undefined && readAt >= newestAt,
    acknowledgement: isAcknowledged
      ? { by: acknowledgement.acknowledgedBy, at: acknowledgement.at.toISOString() }
      : null,
  };
}
