import { makeStyles, mergeClasses, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { diffLines, withoutSame, type DiffLine } from './diff-lines.ts';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  line: {
    display: 'block',
    padding: `0 ${tokens.spacingHorizontalS}`,
    minHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  same: {},
  removed: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground3 },
  added: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  skipped: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

const signs: Record<DiffLine['kind'], [sign: string, spoken: string]> = {
  same: ['  ', ''],
  removed: ['− ', 'Removed: '],
  added: ['+ ', 'Added: '],
  skipped: ['… ', ''],
};

/** What became of a long text, line by line. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  const styles = useStyles();
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={styles.root}>
      {withoutSame(diffLines(before, after)).map(({ kind, text }, at) => (
        <span key={at} data-kind={kind} className={mergeClasses(styles.line, styles[kind])}>
          <span aria-hidden>{signs[kind][0]}</span>
          <span className={hiddenClass}>{signs[kind][1]}</span>
          {text}
        </span>
      ))}
    </div>
  );
}
