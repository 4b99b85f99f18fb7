import type { SettingValues } from '@booking/contracts/settings';
import type { AlertMessageEntity } from './alert-message.entity.ts';
import { noticeOf } from './alert-notice.mapper.ts';
import type { RaisedAlert } from '../alerts/alert-rule.port.ts';

export type AlertNews = Pick<AlertMessageEntity, 'alertId' | 'kind' | 'alert'>;

const isWanted = ({ severity }: RaisedAlert, delivery: SettingValues['alertDelivery']): boolean =>
  delivery === 'all' || (delivery === 'critical' && severity === 'critical');

/**
 * A message for each alert that began or has something new, and for each that is over or no longer wanted.
 * @param newest the newest message of each alert
 */
export function messagesToSend(
  alerts: readonly RaisedAlert[],
  delivery: SettingValues['alertDelivery'],
  newest: readonly AlertNews[],
): AlertNews[] {
  const wanted = alerts.filter((alert) => isWanted(alert, delivery));
  const open = newest.filter(({ kind }) => kind === 'raised');
  const isSent = ({ id, newestAt }: RaisedAlert): boolean =>
    open.some(({ alertId, alert }) => alertId === id && alert.newestAt >= newestAt);
  const isOver = ({ alertId }: AlertNews): boolean => !wanted.some(({ id }) => id === alertId);
  return [
    ...wanted
      .filter((alert) => !isSent(alert))
      .map((alert): AlertNews => ({ alertId: alert.id, kind: 'raised', alert: noticeOf(alert) })),
    ...open.filter(isOver).map(({ alertId, alert }): AlertNews => ({ alertId, kind: 'resolved', alert })),
  ];
}
