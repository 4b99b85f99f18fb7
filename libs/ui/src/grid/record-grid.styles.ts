import { makeStyles, tokens } from '@fluentui/react-components';

/** Up to this width of its place a row is a card. In rem, so that large text has its cards sooner. */
const narrow = '@container (max-width: 44rem)';

export const useGridStyles = makeStyles({
  container: { containerType: 'inline-size', minWidth: 0 },
  grid: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  busy: { opacity: 0.6 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'var(--grid-tracks)',
    alignItems: 'center',
    minHeight: '2.5rem',
    // rows out of sight are neither laid out nor painted, and keep the height they had
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 2.5rem',
    // links in it can be read in the dark, too
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'relative',
      padding: `${tokens.spacingVerticalS} 0`,
      containIntrinsicBlockSize: 'auto 10rem',
    },
  },
  opens: { cursor: 'pointer' },
  selected: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  headRow: {
    display: 'grid',
    gridTemplateColumns: 'var(--grid-tracks)',
    alignItems: 'center',
    minHeight: '2.5rem',
    color: tokens.colorNeutralForeground3,
    // as high as what can be pressed in it
    [narrow]: { display: 'flex', flexWrap: 'wrap', minHeight: 0, columnGap: tokens.spacingHorizontalM },
  },
  headCell: { minWidth: 0, fontWeight: tokens.fontWeightSemibold, [narrow]: { flexGrow: 0, flexBasis: 'auto' } },
  /** What cannot be pressed has no place above cards, and still names its column. */
  plainHeadCell: {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  endHead: { justifyContent: 'flex-end' },
  cell: {
    display: 'block',
    minHeight: 0,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // the focus of what is in it is drawn within it
    paddingTop: tokens.spacingVerticalXXS,
    paddingBottom: tokens.spacingVerticalXXS,
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      alignItems: 'baseline',
      justifyItems: 'start',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
      ':empty': { display: 'none' },
    },
  },
  end: { textAlign: 'end', [narrow]: { textAlign: 'start' } },
  wide: {
    display: 'contents',
    '& > :nth-child(2)': { gridColumn: '1 / -1', gridRow: 2, minWidth: 0 },
    [narrow]: { display: 'block', '::before': { content: 'none' } },
  },
  rowHeader: {
    fontWeight: tokens.fontWeightSemibold,
    // what names the record is the first line of its card
    [narrow]: { display: 'block', order: -1, paddingRight: '3rem', '::before': { content: 'none' } },
  },
  afterCheck: { [narrow]: { paddingLeft: '2.5rem' } },
  check: { padding: 0, [narrow]: { position: 'absolute', top: tokens.spacingVerticalXS, left: 0 } },
  checkHead: { padding: 0 },
  actions: {
    padding: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    [narrow]: { position: 'absolute', top: tokens.spacingVerticalXS, right: 0 },
  },
});
