import { makeStyles, tokens } from '@booking/ui/kit';

const key = { width: '0.625rem', height: '0.625rem', borderRadius: tokens.borderRadiusSmall };

export const useChartStyles = makeStyles({
  /** As high before the bars have been loaded. */
  plot: { height: '12rem' },
  legend: {
    justifyContent: 'center',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
  },
  callsKey: { ...key, backgroundColor: tokens.colorCompoundBrandBackground },
  costKey: { ...key, marginLeft: tokens.spacingHorizontalM, backgroundColor: tokens.colorPaletteMarigoldBackground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
});
