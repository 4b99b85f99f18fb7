import { makeStyles, tokens } from '@booking/ui/kit';

export const useTileStyles = makeStyles({
  tile: {
    position: 'relative',
    ':hover': { boxShadow: tokens.shadow8 },
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  dot: {
    display: 'inline-block',
    width: '0.625rem',
    height: '0.625rem',
    marginRight: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    // its color is all that it says
    forcedColorAdjust: 'none',
  },
  connected: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  disconnected: { backgroundColor: tokens.colorStatusDangerBackground3 },
  checking: { backgroundColor: tokens.colorNeutralStroke1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1, overflowWrap: 'anywhere' },
  hint: { marginTop: 'auto', color: tokens.colorBrandForegroundLink },
});
