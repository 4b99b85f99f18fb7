import { makeStyles, tokens } from '@booking/ui/kit';

export const useCardStyles = makeStyles({
  root: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    overflowWrap: 'anywhere',
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  archived: { backgroundColor: tokens.colorNeutralBackground3 },
  head: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    // over the badges, which are placed by themselves and would take the click
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  badges: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    marginTop: 'auto',
  },
  hint: { color: tokens.colorBrandForegroundLink },
  // as much of it as tells one from another
  greeting: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  actions: { position: 'relative', zIndex: 1, display: 'flex' },
});
