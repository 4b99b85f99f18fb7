import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import type { Assistant } from '@booking/contracts/assistants';
import { wordOr } from '@booking/contracts/labels';
import { makeStyles, StatusBadge, tokens } from '@booking/ui/kit';
import { statusTone } from './status-tone.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorPaletteYellowForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
});

const icons = { good: CheckmarkCircleRegular, warning: ClockRegular, bad: ErrorCircleRegular };

/** Where an assistant stands, as an icon and a word in one colour. */
export function Status({ status }: Pick<Assistant, 'status'>) {
  const styles = useStyles();
  const tone = statusTone(status);
  const Icon = icons[tone];
  return (
    <span className={styles.root}>
      <Icon aria-hidden fontSize="1.25rem" className={styles[tone]} />
      <StatusBadge tone={tone}>{wordOr(status, 'draft')}</StatusBadge>
    </span>
  );
}
