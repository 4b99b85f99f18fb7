import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/headless/svg/error-circle';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, Text, tokens, useHiddenTextClass, useListClass } from '@booking/ui/kit';
import { useRecentMessages } from './recent-messages.ts';

const useStyles = makeStyles({
  root: {
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  list: { marginTop: tokens.spacingVerticalS },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  icon: { fontSize: tokens.fontSizeBase500, color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground3 },
  words: { display: 'flex', flexDirection: 'column' },
  body: { whiteSpace: 'pre-line' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What toasts said, for those who were not quick enough to read one. */
export function RecentList() {
  const styles = useStyles();
  const listClass = useListClass('S');
  const hiddenText = useHiddenTextClass();
  const messages = useRecentMessages();
  if (messages.length === 0) return null;
  return (
    <section aria-label="Recent messages" className={styles.root}>
      <Text weight="semibold">Recent messages</Text>
      <ul className={mergeClasses(listClass, styles.list)}>
        {messages.map(({ key, title, body, intent, at }) => (
          <li key={key} className={styles.item}>
            <span aria-hidden className={mergeClasses(styles.icon, intent === 'error' && styles.failed)}>
              {intent === 'error' ? <ErrorCircleRegular /> : <CheckmarkCircleRegular />}
            </span>
            <span className={styles.words}>
              <Text>
                {intent === 'error' && <span className={hiddenText}>Error: </span>}
                {title}
              </Text>
              {body && (
                <Text size={200} className={styles.body}>
                  {body}
                </Text>
              )}
              <Text size={200} className={styles.quiet}>
                <Time at={at.toISOString()} />
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
