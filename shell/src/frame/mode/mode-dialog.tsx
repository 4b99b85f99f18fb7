import type { Mode, ModeSettings } from '@booking/contracts/mode';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { ActionDialog, makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const changes = {
  live: [
    'Everyone in the hotel works in live mode right away.',
    'New calls and texts reach real guests.',
    'Cards are charged, and rooms are booked in your Cloudbeds property.',
  ],
  test: [
    'Everyone in the hotel works in test mode right away.',
    'New calls, texts, payments and bookings use your test accounts.',
    'Live records are kept, and hidden until you switch back.',
  ],
};

type Props = {
  wanted: Mode;
  lastSwitch: ModeSettings['lastSwitch'];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before the whole hotel changes its mode, and says what changes and who switched last. */
export function ModeDialog({ wanted, lastSwitch, onConfirm, onClose }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const current = wanted === 'live' ? 'test' : 'live';
  const by = lastSwitch?.by ? ` by ${lastSwitch.by}` : '';
  return (
    <ActionDialog
      title={`Switch the whole hotel to ${wanted} mode?`}
      confirm={`Switch to ${wanted}`}
      isPending={false}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {changes[wanted].map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {lastSwitch && (
        <Text size={200} className={styles.quiet}>
          Switched to {current}
          {by} on {formatHotelTime(new Date(lastSwitch.at), hotelTimeZone)}.
        </Text>
      )}
    </ActionDialog>
  );
}
