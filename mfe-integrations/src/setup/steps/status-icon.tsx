import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/headless/svg/circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { entryOr, type Unlisted } from '@booking/contracts/labels';
import type { SetupStatus } from '@booking/contracts/setup';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const icons = {
  done: CheckmarkCircleRegular,
  missing: CircleRegular,
  wrong: ErrorCircleRegular,
  waiting: ClockRegular,
};

const useStyles = makeStyles({
  icon: { flexShrink: 0, fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

/** Stands beside the word for it, so it says nothing to screen readers. */
export function StatusIcon({ status }: { status: SetupStatus | Unlisted }) {
  const styles = useStyles();
  const Icon = entryOr(icons, status, CircleRegular);
  return (
    <Icon
      aria-hidden
      className={mergeClasses(styles.icon, status === 'done' && styles.done, status === 'wrong' && styles.wrong)}
    />
  );
}
