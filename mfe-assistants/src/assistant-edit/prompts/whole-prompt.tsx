import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { formatCount } from '@booking/hotel/money';
import { useCopy } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  title: {
    cursor: 'pointer',
    fontWeight: tokens.fontWeightSemibold,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  text: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The prompt in one piece, to read and to take along. */
export function WholePrompt({ prompt }: { prompt: string }) {
  const styles = useStyles();
  const copy = useCopy();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text className={styles.quiet}>{words.prompts.whole(formatCount(prompt.length))}</Text>
        <Button size="small" icon={<CopyRegular />} onClick={() => copy(prompt)}>
          {words.prompts.copy}
        </Button>
      </div>
      <details>
        <summary className={styles.title}>{words.prompts.open}</summary>
        <pre className={styles.text}>{prompt}</pre>
      </details>
    </div>
  );
}
