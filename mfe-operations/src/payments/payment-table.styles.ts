import { makeStyles, tokens } from '@booking/ui/kit';

const narrow = '@container (max-width: 56rem)';
const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** A table in which each payment is a body of its own, so that it becomes a card where there is little room. */
export const usePaymentTableStyles = makeStyles({
  container: { containerType: 'inline-size' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [narrow]: { display: 'block' },
  },
  head: {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  heading: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} 0`,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
  },
  payment: {
    borderTop: line,
    verticalAlign: 'top',
    [narrow]: { display: 'block', padding: `${tokens.spacingVerticalM} 0` },
  },
  row: {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      columnGap: tokens.spacingHorizontalXL,
    },
  },
  cell: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} 0`,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    overflowWrap: 'break-word',
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      justifyItems: 'start',
      padding: `${tokens.spacingVerticalXXS} 0`,
      '::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
    },
  },
  guest: {
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '::before': { fontWeight: tokens.fontWeightRegular },
  },
  figure: {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { textAlign: 'left' },
  },
  lines: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalXXS },
  error: {
    color: tokens.colorStatusDangerForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  rest: { [narrow]: { display: 'block' } },
  restCell: { padding: `0 0 ${tokens.spacingVerticalM}`, [narrow]: { display: 'block', padding: 0 } },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
});
