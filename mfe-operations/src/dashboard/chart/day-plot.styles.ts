import { makeStyles, tokens } from '@booking/ui/kit';

const forced = '@media (forced-colors: active)';

export const usePlotStyles = makeStyles({
  plots: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  figure: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0, margin: 0 },
  plot: { position: 'relative', height: '11rem' },
  svg: { display: 'block', overflow: 'visible', forcedColorAdjust: 'none' },
  day: {
    outlineStyle: 'none',
    ':hover > rect:first-child': { fill: tokens.colorNeutralBackground1Hover },
    ':focus-visible > rect:first-child': {
      fill: tokens.colorNeutralBackground1Hover,
      stroke: tokens.colorStrokeFocus2,
      strokeWidth: '2px',
      [forced]: { stroke: 'Highlight' },
    },
  },
  whole: { fill: 'transparent', cursor: 'pointer' },
  bar: { fill: tokens.colorCompoundBrandBackground, [forced]: { fill: 'CanvasText' } },
  line: {
    fill: 'none',
    stroke: tokens.colorPaletteDarkOrangeBackground3,
    strokeWidth: '2px',
    pointerEvents: 'none',
    [forced]: { stroke: 'CanvasText' },
  },
  dot: { fill: tokens.colorPaletteDarkOrangeBackground3, [forced]: { fill: 'CanvasText' } },
  gridLine: { stroke: tokens.colorNeutralStroke2, [forced]: { stroke: 'GrayText' } },
  axisLine: { stroke: tokens.colorNeutralStroke1, [forced]: { stroke: 'CanvasText' } },
  label: {
    fill: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    [forced]: { fill: 'CanvasText' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  tooltip: {
    position: 'absolute',
    top: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});
