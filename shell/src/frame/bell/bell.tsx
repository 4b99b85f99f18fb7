import { useRef, useState } from 'react';
import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { useQuery } from '@booking/remote-kit/kit';
import { Button, Tooltip } from '@booking/ui/kit';
import { alertQuery, useMarkRead } from './bell.queries.ts';
import { useBellStyles } from './bell.styles.ts';
import { BellPanel } from '../lazy-parts.ts';

/** What needs attention. What was in the panel has been read once it closes. */
export function Bell() {
  const styles = useBellStyles();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: alerts = [], error } = useQuery(alertQuery);
  const { mutate: markRead } = useMarkRead();
  const unread = alerts.filter(({ isRead }) => !isRead).length;
  const close = (): void => {
    setOpen(false);
    if (unread > 0) markRead();
  };
  return (
    <>
      <Tooltip content="Notifications" positioning="below">
        <Button
          ref={button}
          appearance="subtle"
          className={styles.button}
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} new`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={isOpen ? close : () => setOpen(true)}
        >
          <AlertRegular className={styles.icon} />
          {unread > 0 && (
            <span aria-hidden className={styles.count}>
              {unread}
            </span>
          )}
        </Button>
      </Tooltip>
      {isOpen && <BellPanel opener={button} alerts={alerts} error={error} onClose={close} />}
    </>
  );
}
