import { makeStyles, tokens } from '@booking/ui/kit';

export const useRecentCallStyles = makeStyles({
  item: {
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalMNudge} 0`,
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 7rem 4rem 5rem' },
  },
  caller: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  aside: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  live: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  dot: {
    width: '0.5rem',
    height: '0.5rem',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    animationName: { '50%': { opacity: 0.3 } },
    animationDuration: '2s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});
