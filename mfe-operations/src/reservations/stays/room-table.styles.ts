import { makeStyles, tokens } from '@booking/ui/kit';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Nights have the same width, whatever is in them, so that bars begin where their day does. */
export const useRoomTableStyles = makeStyles({
  region: {
    overflowX: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    width: '100%',
    minWidth: '64rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  type: { borderTop: line },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: '9rem',
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  day: {
    padding: tokens.spacingHorizontalXS,
    borderLeft: line,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    verticalAlign: 'bottom',
  },
  date: { display: 'block', whiteSpace: 'nowrap' },
  today: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  free: { height: '2rem', borderLeft: line },
  none: {
    height: '2rem',
    borderLeft: line,
    color: tokens.colorNeutralForeground3,
    paddingLeft: tokens.spacingHorizontalS,
  },
  taken: { padding: tokens.spacingHorizontalXXS, borderLeft: line },
  bar: {
    display: 'block',
    overflow: 'hidden',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorBrandBackground2,
    // a border shows where colors are forced
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  inHouse: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusSuccessBorder1}`,
  },
  left: {
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  },
});
