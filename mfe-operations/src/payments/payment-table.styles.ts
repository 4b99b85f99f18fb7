import { makeStyles, makeTableStyles, tokens } from '@booking/ui/kit';

const stackedUpTo = '56rem';
const narrow = `@container (max-width: ${stackedUpTo})`;

export const useTableStyles = makeTableStyles(stackedUpTo);

/** Each payment is a body of the table of its own, so that it becomes a card where there is little room. */
export const usePaymentStyles = makeStyles({
  payment: {
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
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
  // a column is never narrower than its longest word
  cell: { overflowWrap: 'break-word' },
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
