import { makeStyles, tokens } from '@booking/ui/kit';

export const useDialogStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '40rem',
    maxHeight: 'min(40rem, 80dvh)',
    margin: 'min(10vh, 6rem) auto auto',
    padding: tokens.spacingHorizontalM,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  input: { flexGrow: 1, minWidth: 0 },
  found: { overflowY: 'auto', minHeight: 0 },
  keys: {
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // who has no keyboard has no use for them
    '@media (pointer: coarse)': { display: 'none' },
  },
});
