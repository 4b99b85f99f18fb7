import { makeStyles, tokens } from '@booking/ui/first';

const forced = '@media (forced-colors: active)';
const lively = '@media (prefers-reduced-motion: no-preference)';
const moves = { transitionDuration: tokens.durationNormal, transitionTimingFunction: tokens.curveEasyEase };

export const useToggleStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', cursor: 'pointer' },
  waiting: { cursor: 'default', color: tokens.colorNeutralForegroundDisabled, [forced]: { color: 'GrayText' } },
  words: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
    '@media (max-width: 30rem)': { display: 'none' },
  },
  track: {
    appearance: 'none',
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '2.5rem',
    height: '1.25rem',
    margin: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'inherit',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '::before': {
      content: '""',
      display: 'block',
      width: '0.9rem',
      height: '0.9rem',
      margin: '0.1125rem',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: 'currentColor',
      [lively]: { ...moves, transitionProperty: 'transform' },
    },
    [lively]: { ...moves, transitionProperty: 'background-color, border-color, color' },
    [forced]: { forcedColorAdjust: 'none', ':focus-visible': { outlineColor: 'Highlight' } },
  },
  slid: { '::before': { transform: 'translateX(1.25rem)' } },
});

const line = (color: string) => ({ border: `${tokens.strokeWidthThin} solid ${color}` });
const ink = (color: string) => ({ color, ...line(color) });
const plain = { [forced]: { backgroundColor: 'Canvas', ...ink('CanvasText') } };
const grey = { [forced]: { backgroundColor: 'Canvas', ...ink('GrayText') } };
const lit = { [forced]: { backgroundColor: 'Highlight', color: 'HighlightText', ...line('Highlight') } };

/** The colours of the track and, by its text colour, of the thumb: Fluent's own. */
export const useTrackColors = makeStyles({
  off: {
    backgroundColor: 'transparent',
    ...ink(tokens.colorNeutralStrokeAccessible),
    ':hover': { ...ink(tokens.colorNeutralStrokeAccessibleHover), ...plain },
    ...plain,
  },
  on: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    color: tokens.colorNeutralForegroundInverted,
    ...line(tokens.colorTransparentStroke),
    ':hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover, ...lit },
    ...lit,
  },
  offWaiting: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForegroundDisabled,
    ...line(tokens.colorNeutralStrokeDisabled),
    ...grey,
  },
  onWaiting: {
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    color: tokens.colorNeutralForegroundDisabled,
    ...line(tokens.colorTransparentStrokeDisabled),
    ...grey,
  },
});
