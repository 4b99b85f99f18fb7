import { makeStyles, tokens } from '@booking/ui/kit';

const indent = '2.75rem';

export const useStepStyles = makeStyles({
  item: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  heading: { margin: 0, fontSize: 'inherit', fontWeight: 'inherit' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '2.75rem',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  title: { flexGrow: 1, minWidth: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  chevron: { flexShrink: 0 },
  found: {
    display: 'block',
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} ${indent}`,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  content: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL} ${indent}`,
    '@media (max-width: 40rem)': { paddingLeft: tokens.spacingHorizontalM },
    '&[hidden]': { display: 'none' },
  },
});
