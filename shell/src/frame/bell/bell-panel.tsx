import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Alert } from '@booking/contracts/alerts';
import { reasonOf } from '@booking/http/request-error';
import { Text, UnreadNote } from '@booking/ui/kit';
import { Popover, PopoverSurface, useFocusReturn } from '@booking/ui/overlays';
import { BellList } from './bell-list.tsx';
import { RecentList } from './recent-list.tsx';
import { useBellStyles } from './bell.styles.ts';

type Props = {
  /** The button that opens it, which closes it as well. */
  opener: RefObject<HTMLButtonElement | null>;
  alerts: readonly Alert[];
  error: Error | null;
  onClose: () => void;
};

/** What the bell opens; it closes with Escape, or a press or the focus beside it. */
export function BellPanel({ opener, alerts, error, onClose }: Props) {
  const styles = useBellStyles();
  useFocusReturn();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  // the popover itself hears only what is pressed inside it, and a button that was pressed there may be gone
  useEffect(() => {
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    <Popover
      open
      positioning={{ target: opener.current, position: 'below', align: 'end' }}
      onOpenChange={({ target }) => {
        if (!opener.current?.contains(target as Node)) onClose();
      }}
    >
      <PopoverSurface role="dialog" aria-label="Notifications" className={styles.surface}>
        <section aria-label="Notifications" className={styles.panel}>
          <Text weight="semibold">Notifications</Text>
          <UnreadNote of={alerts} />
          {error ? (
            <Text block className={styles.quiet}>
              Alerts could not be loaded. {reasonOf(error)}
            </Text>
          ) : alerts.length === 0 ? (
            <Text block className={styles.quiet}>
              No active alerts. System is running normally.
            </Text>
          ) : (
            <BellList alerts={alerts} onLeave={onClose} />
          )}
          <RecentList />
        </section>
      </PopoverSurface>
    </Popover>
  );
}
