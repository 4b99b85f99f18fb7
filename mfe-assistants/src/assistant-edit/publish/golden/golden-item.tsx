import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Switch } from '@booking/ui/form';
import { Button, makeStyles, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { useEditorStyles } from '../../editor.styles.ts';
import type { Asked } from './golden-panel.tsx';
import { GoldenOutcome } from './golden-outcome.tsx';
import { useSwitchGoldenCall } from './golden.queries.ts';
import type { Playing } from './use-play.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  name: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

function ActiveSwitch({ goldenCall }: { goldenCall: GoldenCall }) {
  const { mutate, isPending, variables } = useSwitchGoldenCall(goldenCall);
  const { name, isActive } = goldenCall;
  return (
    <Switch
      label="Active"
      aria-label={`Active: ${name}`}
      checked={isPending ? variables : isActive}
      onChange={(_, { checked }) => mutate(checked)}
    />
  );
}

function LastResult({ lastResult }: Pick<GoldenCall, 'lastResult'>) {
  if (!lastResult) return <StatusBadge tone="neutral">Not run</StatusBadge>;
  return lastResult.passed ? (
    <StatusBadge tone="good">Passed</StatusBadge>
  ) : (
    <StatusBadge tone="bad">Failed</StatusBadge>
  );
}

type Props = { goldenCall: GoldenCall; playing: Playing; onAsk: (asked: Asked) => void };

/** One golden call: how it went last, and what can be done with it. */
export function GoldenItem({ goldenCall, playing: { play, results, isPending }, onAsk }: Props) {
  const styles = useStyles();
  const { row, quiet } = useEditorStyles();
  const { hotelTimeZone } = useHost();
  const [mayChange, mayPlay] = [useMay('assistants:change'), useMay('assistants:publish')];
  const { id, name, turns, isActive, lastResult } = goldenCall;
  const result = lastResult ? results[id] : undefined;
  const played = lastResult
    ? `run ${formatHotelTime(new Date(lastResult.playedAt), hotelTimeZone)} with ${lastResult.assistantName}`
    : 'not run since last edit';
  return (
    <li className={styles.root}>
      <div className={row}>
        <Text as="h3" weight="semibold" className={styles.name}>
          {name}
        </Text>
        <LastResult lastResult={lastResult} />
        {!mayChange && !isActive && <StatusBadge tone="neutral">Inactive</StatusBadge>}
      </div>
      <Text className={quiet}>
        {turns.length} turn{turns.length === 1 ? '' : 's'}, {played}
      </Text>
      <div className={row}>
        {mayChange && <ActiveSwitch goldenCall={goldenCall} />}
        {mayPlay && (
          <Button
            size="small"
            icon={<PlayRegular />}
            aria-label={`Play: ${name}`}
            disabledFocusable={isPending}
            onClick={() => play([goldenCall])}
          >
            Play
          </Button>
        )}
        {mayChange && (
          <>
            <Button
              size="small"
              icon={<EditRegular />}
              aria-label={`Edit: ${name}`}
              onClick={() => onAsk({ what: 'edit', goldenCall })}
            >
              Edit
            </Button>
            <Button
              size="small"
              icon={<DeleteRegular />}
              aria-label={`Remove: ${name}`}
              onClick={() => onAsk({ what: 'remove', goldenCall })}
            >
              Remove
            </Button>
          </>
        )}
      </div>
      {result && <GoldenOutcome result={result} />}
    </li>
  );
}
