import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import type { Assistant } from '@booking/contracts/assistants';
import { wordOr } from '@booking/contracts/labels';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { statusTone } from './status-tone.ts';
import { isUnmanaged, unmanagedWords, waitingWords } from './status-words.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  icon: { flexShrink: 0 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorPaletteYellowForeground1 },
  bad: { color: tokens.colorStatusDangerForeground3 },
});

const icons = { good: CheckmarkCircleRegular, warning: ClockRegular, bad: ErrorCircleRegular };

/** Where an assistant stands, as an icon and a word in one color, and how many changes wait to be published. */
export function Status({ assistant }: { assistant: Assistant }) {
  const styles = useStyles();
  const tone = statusTone(assistant.status);
  const Icon = icons[tone];
  const waiting = waitingWords(assistant);
  return (
    <span className={styles.root}>
      <Icon aria-hidden fontSize="1.25rem" className={mergeClasses(styles.icon, styles[tone])} />
      {isUnmanaged(assistant) ? (
        <Text>{unmanagedWords(assistant)}</Text>
      ) : (
        <>
          <StatusBadge tone={tone}>{wordOr(assistant.status, 'draft')}</StatusBadge>
          {waiting && <StatusBadge tone="info">{waiting}</StatusBadge>}
        </>
      )}
    </span>
  );
}
