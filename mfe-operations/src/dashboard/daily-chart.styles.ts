import { makeStyles, tokens } from '@booking/ui/first';

const bar = {
  flexGrow: 1,
  minHeight: '1px',
  borderRadius: `${tokens.borderRadiusSmall} ${tokens.borderRadiusSmall} 0 0`,
};
const key = { width: '0.625rem', height: '0.625rem', borderRadius: tokens.borderRadiusSmall };

export const useChartStyles = makeStyles({
  plot: {
    display: 'flex',
    alignItems: 'stretch',
    height: '11rem',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  },
  day: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '1px',
    flex: '1 1 0',
    minWidth: 0,
    padding: '0 1px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  calls: { ...bar, backgroundColor: tokens.colorCompoundBrandBackground },
  cost: { ...bar, backgroundColor: tokens.colorPaletteMarigoldBackground3 },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  legend: {
    order: 1,
    justifyContent: 'center',
    flexBasis: '100%',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
  },
  callsKey: { ...key, backgroundColor: tokens.colorCompoundBrandBackground },
  costKey: { ...key, marginLeft: tokens.spacingHorizontalM, backgroundColor: tokens.colorPaletteMarigoldBackground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
});
