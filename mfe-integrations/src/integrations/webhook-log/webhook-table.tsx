import type { InboundEvent } from '@booking/contracts/webhooks';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { mergeClasses, StatusBadge, VisuallyHidden } from '@booking/ui/kit';
import { integrations } from '../integrations.ts';
import { useTableStyles } from '../table.styles.ts';
import { DeliverAgain } from './deliver-again.tsx';
import { eventLooks } from './event-looks.ts';

const nameOf = (id: string): string => integrations.find(({ provider }) => provider === id)?.name ?? id;

export function WebhookTable({ events }: { events: readonly InboundEvent[] }) {
  const styles = useTableStyles();
  const { hotelTimeZone } = useHost();
  const mayReplay = useMay('webhooks:replay');
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Webhooks, newest first</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            {['Time', 'Provider', 'Kind', 'Status', 'Attempts', 'Last error'].map((heading) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
            {mayReplay && (
              <th scope="col">
                <VisuallyHidden>Action</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {events.map((event) => {
            const [tone, label] = eventLooks[event.status];
            return (
              <tr key={event.id} className={styles.row}>
                <td data-label="Time" className={mergeClasses(styles.cell, styles.short)}>
                  {formatHotelTime(new Date(event.receivedAt), hotelTimeZone)}
                </td>
                <td data-label="Provider" className={styles.cell}>
                  {nameOf(event.provider)}
                </td>
                <td data-label="Kind" className={styles.cell}>
                  {event.kind}
                </td>
                <td data-label="Status" className={mergeClasses(styles.cell, styles.short)}>
                  <StatusBadge tone={tone}>{label}</StatusBadge>
                </td>
                <td data-label="Attempts" className={styles.cell}>
                  {event.attempts}
                </td>
                <td data-label="Last error" className={styles.cell}>
                  {event.lastError ?? '–'}
                </td>
                {mayReplay && (
                  <td data-label="" className={mergeClasses(styles.cell, styles.short)}>
                    <DeliverAgain event={event} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
