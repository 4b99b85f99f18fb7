import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { makeStyles, Spinner, tokens } from '@booking/ui/kit';
import type { TestResult } from './test-result.ts';

const useStyles = makeStyles({
  icon: { flexShrink: 0, fontSize: tokens.fontSizeBase500 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

export function ResultIcon({ status }: { status: TestResult['status'] }) {
  const styles = useStyles();
  if (status === 'pending') return <Spinner size="extra-tiny" aria-label="pending" />;
  const Icon = status === 'success' ? CheckmarkCircleRegular : DismissCircleRegular;
  return (
    <span role="img" aria-label={status} className={styles[status]}>
      <Icon className={styles.icon} />
    </span>
  );
}
