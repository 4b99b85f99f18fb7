import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '1.25rem',
    height: '1.25rem',
    padding: `0 calc(${tokens.spacingHorizontalXS} + ${tokens.spacingHorizontalXXS})`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  round: { borderRadius: tokens.borderRadiusCircular },
});

const tint = (backgroundColor: string, color: string, line: string) => ({
  backgroundColor,
  color,
  border: `${tokens.strokeWidthThin} solid ${line}`,
});

const useTones = makeStyles({
  good: tint(tokens.colorPaletteGreenBackground1, tokens.colorPaletteGreenForeground1, tokens.colorPaletteGreenBorder1),
  info: tint(tokens.colorBrandBackground2, tokens.colorBrandForeground2, tokens.colorBrandStroke2),
  warning: tint(
    tokens.colorPaletteYellowBackground1,
    tokens.colorPaletteYellowForeground1,
    tokens.colorPaletteYellowBorder1,
  ),
  bad: tint(tokens.colorPaletteRedBackground1, tokens.colorPaletteRedForeground1, tokens.colorPaletteRedBorder1),
  alarm: tint(tokens.colorPaletteRedBackground3, tokens.colorNeutralForegroundOnBrand, tokens.colorTransparentStroke),
  neutral: tint(tokens.colorNeutralBackground1, tokens.colorNeutralForeground3, tokens.colorNeutralStroke2),
});

export type Tone = 'good' | 'info' | 'warning' | 'bad' | 'alarm' | 'neutral';

type Props = { tone: Tone; isRound?: boolean; children: string };

/** A state in a word and a colour; the word alone is enough to read it. */
export function StatusBadge({ tone, isRound = false, children }: Props) {
  const styles = useStyles();
  const tones = useTones();
  return (
    <span className={mergeClasses(styles.root, tones[tone], isRound && styles.round)} data-tone={tone}>
      {children}
    </span>
  );
}
