import { useId, useRef, type ToggleEvent } from 'react';
import { AlertRegular } from '@fluentui/react-icons';
import { reasonOf } from '@booking/http/request-error';
import { useQuery } from '@booking/remote-kit/kit';
import { Button, Hint, Text } from '@booking/ui/first';
import { BellList } from './bell-list.tsx';
import { alertQuery, useMarkRead } from './bell.queries.ts';
import { useBellStyles } from './bell.styles.ts';

/**
 * What needs attention. The panel is the browser's own popover: it closes with Escape or a click beside it, and what was in it
 * then has been read.
 */
export function Bell() {
  const styles = useBellStyles();
  const panel = useId();
  const panelElement = useRef<HTMLDivElement>(null);
  const { data: alerts = [], error } = useQuery(alertQuery);
  const { mutate: markRead } = useMarkRead();
  const unread = alerts.filter(({ isRead }) => !isRead).length;
  const toggled = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed' && unread > 0) markRead();
  };
  return (
    <>
      <Hint text="Notifications">
        <Button
          appearance="subtle"
          className={styles.button}
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} new`}
          popoverTarget={panel}
          icon={<AlertRegular />}
        />
        {unread > 0 && (
          <span aria-hidden className={styles.count}>
            {unread}
          </span>
        )}
      </Hint>
      <div
        ref={panelElement}
        id={panel}
        popover="auto"
        role="region"
        aria-label="Notifications"
        className={styles.panel}
        onToggle={toggled}
      >
        <Text weight="semibold">Notifications</Text>
        {error ? (
          <Text block className={styles.quiet}>
            The alerts could not be asked for. {reasonOf(error)}
          </Text>
        ) : alerts.length === 0 ? (
          <Text block className={styles.quiet}>
            No active alerts. System is running normally.
          </Text>
        ) : (
          <BellList alerts={alerts} onLeave={() => panelElement.current?.hidePopover()} />
        )}
      </div>
    </>
  );
}
