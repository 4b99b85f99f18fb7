import { makeStyles, tokens } from '@booking/ui/kit';

/** What the guest pages are laid out with. */
export const useLayout = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
  },
  /** Two columns, or one on a phone. */
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  paragraph: { margin: 0, fontStyle: 'normal', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground3 },
});
