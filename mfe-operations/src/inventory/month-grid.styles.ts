import { makeStyles, tokens } from '@booking/ui/kit';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const nameWidth = '8rem';

export const useMonthStyles = makeStyles({
  scroll: { overflowX: 'auto', scrollPaddingLeft: nameWidth },
  table: { borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase200 },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    width: nameWidth,
    minWidth: nameWidth,
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: line,
    borderBottom: line,
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
  },
  date: {
    minWidth: '3.75rem',
    padding: tokens.spacingHorizontalXS,
    borderBottom: line,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  today: { fontWeight: tokens.fontWeightBold, color: tokens.colorBrandForeground1 },
  day: { display: 'block', fontSize: tokens.fontSizeBase300 },
  cell: { padding: 0, borderBottom: line, borderRight: line, height: '4.5rem' },
  sum: { padding: tokens.spacingHorizontalXS, borderRight: line, textAlign: 'center' },
  night: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXS,
    width: '100%',
    height: '100%',
    minHeight: '4.5rem',
    padding: tokens.spacingHorizontalXXS,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  left: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  limit: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
});

/** Colours of how a night stands; what stands in the cell says the same. */
export const useLevelStyles = makeStyles({
  untold: { color: tokens.colorNeutralForeground3 },
  closed: { backgroundColor: tokens.colorNeutralBackground4 },
  full: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  few: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground3 },
  some: {},
});
