import { makeStyles, tokens } from '@booking/ui/first';

export const useBellStyles = makeStyles({
  button: { position: 'relative' },
  count: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: '1rem',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '1rem',
    pointerEvents: 'none',
  },
  panel: {
    position: 'fixed',
    inset: '3.75rem 1rem auto auto',
    boxSizing: 'border-box',
    width: 'min(24rem, calc(100vw - 2rem))',
    maxHeight: '70vh',
    overflowY: 'auto',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});
