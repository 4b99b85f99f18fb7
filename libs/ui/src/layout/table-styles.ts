import { makeStyles, tokens } from '@fluentui/react-components';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Styles of a table; up to a width of its container the cells of a row are stacked, each beside the name in its `data-label`. */
export const makeTableStyles = (stackedUpTo: string) => {
  const narrow = `@container (max-width: ${stackedUpTo})`;
  return makeStyles({
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
    body: { [narrow]: { display: 'block' } },
    row: {
      borderTop: line,
      verticalAlign: 'baseline',
      [narrow]: { display: 'block', padding: `${tokens.spacingVerticalS} 0` },
    },
    heading: {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} 0`,
      color: tokens.colorNeutralForeground3,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'left',
    },
    cell: {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} 0`,
      fontWeight: tokens.fontWeightRegular,
      textAlign: 'left',
      overflowWrap: 'anywhere',
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        justifyItems: 'start',
        padding: `${tokens.spacingVerticalXXS} 0`,
        // a cell may keep its own words on one line, its name has a column to fit in
        '::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3, whiteSpace: 'normal' },
      },
    },
    /** Beside `cell`, for words that stay on one line where there is a line. */
    short: { whiteSpace: 'nowrap', [narrow]: { whiteSpace: 'normal' } },
  });
};
