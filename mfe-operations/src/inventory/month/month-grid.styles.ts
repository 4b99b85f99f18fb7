import { makeStyles, tokens } from '@booking/ui/kit';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;
const nameWidth = '7rem';

export const useMonthStyles = makeStyles({
  scroll: { overflowX: 'auto', scrollPaddingLeft: nameWidth },
  // 31 nights fit beside the sidebar at 1440 px
  table: {
    tableLayout: 'fixed',
    width: '100%',
    minWidth: '61rem',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
  },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    width: nameWidth,
    minWidth: nameWidth,
    padding: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: line,
    borderBottom: line,
    textAlign: 'left',
    fontWeight: tokens.fontWeightSemibold,
  },
  date: {
    minWidth: '1.75rem',
    padding: `${tokens.spacingVerticalXS} 0`,
    fontSize: tokens.fontSizeBase100,
    borderBottom: line,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  today: { fontWeight: tokens.fontWeightBold, color: tokens.colorBrandForeground1 },
  day: { display: 'block', fontSize: tokens.fontSizeBase300 },
  cell: { padding: 0, borderBottom: line, borderRight: line, height: '3.25rem' },
  sum: { padding: `${tokens.spacingVerticalXS} 0`, borderRight: line, textAlign: 'center' },
  night: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    minHeight: '3.25rem',
    padding: 0,
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
  left: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  small: { fontSize: tokens.fontSizeBase100, lineHeight: tokens.lineHeightBase100 },
});

/** Colours of how a night stands; what stands in the cell says the same. */
export const useLevelStyles = makeStyles({
  untold: { color: tokens.colorNeutralForeground3 },
  closed: { backgroundColor: tokens.colorNeutralBackground4 },
  full: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground3 },
  few: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground3 },
  some: {},
});
