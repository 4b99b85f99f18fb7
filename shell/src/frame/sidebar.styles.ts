import { makeStyles, tokens } from '@booking/ui/kit';
import { wide } from './breakpoints.ts';

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
  drawer: { width: '16rem', maxWidth: '85vw' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    padding: tokens.spacingHorizontalM,
  },
  close: { alignSelf: 'flex-end' },
  list: {
    flexGrow: 1,
    // who is signed in stays in sight under a list that is too long
    minHeight: '6rem',
    overflowY: 'auto',
  },
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
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  person: { display: 'block', flexGrow: 1, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});
