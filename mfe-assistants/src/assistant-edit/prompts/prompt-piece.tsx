import { entryOr, type Unlisted } from '@booking/contracts/labels';
import type { PromptPart } from '@booking/contracts/publishing';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, StatusBadge, Text, tokens, useLinkClass } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorNeutralStroke1}`,
  },
  system_prompt: { borderLeftColor: tokens.colorBrandStroke1 },
  personality: { borderLeftColor: tokens.colorPaletteBerryBorderActive },
  hotel: { borderLeftColor: tokens.colorPaletteMarigoldBorderActive },
  documentation: { borderLeftColor: tokens.colorPaletteGreenBorderActive },
  booking_logic: { borderLeftColor: tokens.colorPaletteDarkOrangeBorderActive },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
  text: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Where each source is changed. */
const places: Record<Exclude<PromptPart['source'], Unlisted>, { words: string; to: string }> = {
  system_prompt: { words: 'Prompts', to: '?tab=prompts' },
  personality: { words: 'Overview', to: '?tab=overview' },
  hotel: { words: 'Settings', to: '/settings' },
  documentation: { words: 'AI Documentation', to: '/ai-documentation' },
  booking_logic: { words: 'Configuration', to: '?tab=configuration' },
};

type Props = Pick<PromptPart, 'source' | 'title'> & {
  text: string;
  /** What became of it since the last publish. */
  change?: string | false;
};

/** A part of the prompt, where it comes from, and whether callers hear it already. */
export function PromptPiece({ source, title, text, change }: Props) {
  const styles = useStyles();
  const link = useLinkClass();
  const place = entryOr<string, { words: string; to: string } | undefined>(places, source, undefined);
  return (
    <li className={mergeClasses(styles.root, place && styles[source as keyof typeof places])}>
      <div className={styles.head}>
        <Text weight="semibold">{title}</Text>
        {place && (
          <Text size={200} className={styles.quiet}>
            from{' '}
            <Link to={place.to} className={link}>
              {place.words}
            </Link>
          </Text>
        )}
        {change && <StatusBadge tone="warning">{change}</StatusBadge>}
      </div>
      <pre className={styles.text}>{text}</pre>
    </li>
  );
}
