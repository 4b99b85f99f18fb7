import { makeStyles, tokens } from '@booking/ui/first';

export const useToasterStyles = makeStyles({
  region: {
    position: 'fixed',
    inset: `auto ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL} auto`,
    zIndex: 3,
    // at the foot of a small page stands the button that is needed next
    '@media (max-width: 40rem)': { ':global(body:has([data-bare]))': { bottom: 'auto', top: tokens.spacingVerticalL } },
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
  },
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '24rem',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow28,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateY(0.5rem)' }, to: { opacity: 1, transform: 'none' } },
      animationDuration: tokens.durationNormal,
    },
  },
  error: { borderLeftColor: tokens.colorStatusDangerBackground3, backgroundColor: tokens.colorStatusDangerBackground1 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  body: { whiteSpace: 'pre-line' },
  close: { flexShrink: 0 },
});
