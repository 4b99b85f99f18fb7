import { makeStyles, tokens } from '@booking/ui/kit';

export const useBellStyles = makeStyles({
  button: { position: 'relative', minWidth: '2rem', padding: tokens.spacingHorizontalXS },
  icon: { fontSize: tokens.fontSizeBase500 },
  count: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '1rem',
    zIndex: 1,
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '1rem',
    pointerEvents: 'none',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  surface: { padding: 0 },
  panel: {
    boxSizing: 'border-box',
    width: 'min(24rem, calc(100vw - 2rem))',
    maxHeight: '70vh',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});
