import { makeStyles, tokens } from '@booking/ui/kit';
import { phone, wide } from '../breakpoints.ts';

export const useSidebarStyles = makeStyles({
  sidebar: {
    position: 'fixed',
    inset: '0 auto 0 0',
    boxSizing: 'border-box',
    width: '16rem',
    display: 'none',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [wide]: { display: 'flex' },
  },
  collapsed: { width: '4rem', padding: tokens.spacingHorizontalS },
  collapse: { alignSelf: 'flex-start', marginTop: tokens.spacingVerticalXS, flexShrink: 0 },
  back: { transform: 'scaleX(-1)' },
  icon: { justifyContent: 'center', gap: 0 },
  iconFooter: { flexDirection: 'column' },
  // as high as the name of the hotel, which comes once the page rests
  hotel: {
    minHeight: tokens.lineHeightBase300,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
  },
  drawer: { width: '16rem', maxWidth: '85vw' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    padding: tokens.spacingHorizontalM,
  },
  close: { alignSelf: 'flex-end' },
  // larger screens have it in their header
  mode: { display: 'none', [phone]: { display: 'block', padding: `${tokens.spacingVerticalM} 0` } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    // who is signed in stays in sight under a list that is too long
    minHeight: '6rem',
    overflowY: 'auto',
  },
  heading: {
    justifyContent: 'space-between',
    width: '100%',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  folded: { display: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    minHeight: '1.5rem',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  off: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});
