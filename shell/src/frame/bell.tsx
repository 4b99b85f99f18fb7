import { useId, useRef } from 'react';
import { AlertRegular } from '@fluentui/react-icons';
import { alertEndpoints } from '@booking/contracts/alerts';
import { ago } from '@booking/hotel/ago';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { Link, useQuery } from '@booking/remote-kit/kit';
import { Button, Hint, makeStyles, Text, tokens, useLinkClass, useNow } from '@booking/ui/kit';

const useStyles = makeStyles({
  button: { position: 'relative' },
  count: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '1rem',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '1rem',
    pointerEvents: 'none',
  },
  panel: {
    position: 'fixed',
    inset: '3.75rem 1rem auto auto',
    boxSizing: 'border-box',
    width: 'min(24rem, calc(100vw - 2rem))',
    maxHeight: '70vh',
    overflowY: 'auto',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const pollMs = 60_000;

/** What needs attention. The panel is the browser's own popover: it closes with Escape or a click beside it. */
export function Bell() {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const panel = useId();
  const panelElement = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { data: alerts = [], error } = useQuery({
    queryKey: ['alerts'],
    queryFn: ({ signal }) => call(alertEndpoints.active, {}, { signal }),
    refetchInterval: pollMs,
  });
  const name = alerts.length === 0 ? 'Notifications' : `Notifications, ${alerts.length} active`;
  return (
    <>
      <Hint text="Notifications">
        <Button
          appearance="subtle"
          className={styles.button}
          aria-label={name}
          popoverTarget={panel}
          icon={<AlertRegular />}
        />
        {alerts.length > 0 && (
          <span aria-hidden className={styles.count}>
            {alerts.length}
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
          <ul className={styles.list}>
            {alerts.map(({ id, title, detail, since, link }) => (
              <li key={id} className={styles.item}>
                <Text weight="semibold">{title}</Text>
                <Text size={200}>{detail}</Text>
                <Text size={200} className={styles.quiet}>
                  {ago(new Date(since), now)}
                </Text>
                {link && (
                  <Link to={link} className={linkClass} onClick={() => panelElement.current?.hidePopover()}>
                    Show where
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
