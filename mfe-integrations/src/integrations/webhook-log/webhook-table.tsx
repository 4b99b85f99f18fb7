import { entryOr, wordOr } from '@booking/contracts/labels';
import type { InboundEvent } from '@booking/contracts/webhooks';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { makeStyles, makeTableStyles, mergeClasses, StatusBadge, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { integrations } from '../integrations.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { DeliverAgain } from './deliver-again.tsx';
import { eventLooks } from './event-looks.ts';

const nameOf = (id: string): string => integrations.find(({ provider }) => provider === id)?.name ?? id;

const useTableStyles = makeTableStyles('42rem');

const useStyles = makeStyles({
  scroller: { maxHeight: '32rem' },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 1px 0 ${tokens.colorNeutralStroke2}`,
  },
});

export function WebhookTable({ events }: { events: readonly InboundEvent[] }) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  const own = useStyles();
  const { hotelTimeZone } = useHost();
  const mayReplay = useMay('webhooks:replay');
  return (
    <ScrollRegion aria-label="Webhooks, newest first" className={mergeClasses(styles.container, own.scroller)}>
      <table aria-label="Webhooks" className={styles.table}>
        <thead className={mergeClasses(styles.head, own.head)}>
          <tr>
            {['Time', 'Provider', 'Kind', 'Status', 'Attempts', 'Last error'].map((heading) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
            {mayReplay && (
              <th scope="col">
                <span className={hiddenClass}>Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {events.map((event) => {
            const [tone, label] = entryOr(eventLooks, event.status, ['neutral', wordOr(event.status)]);
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
                  {event.lastError || '–'}
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
    </ScrollRegion>
  );
}
