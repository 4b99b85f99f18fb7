import { makeStyles, tokens } from '@booking/ui/kit';

const forced = '@media (forced-colors: active)';

export const useWaveformStyles = makeStyles({
  root: {
    position: 'relative',
    height: '4rem',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ':focus-within': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  plot: { display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' },
  assistant: { fill: tokens.colorCompoundBrandBackground, [forced]: { fill: 'Highlight' } },
  guest: { fill: tokens.colorPaletteDarkOrangeBackground3, [forced]: { fill: 'CanvasText' } },
  ahead: { opacity: 0.5 },
  now: { fill: tokens.colorNeutralForeground1, [forced]: { fill: 'CanvasText' } },
  // lies over the bars, which it is the handle of
  range: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});
