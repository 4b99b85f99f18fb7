import { makeStyles, tokens } from '@booking/ui/kit';

export const useBarStyles = makeStyles({
  plot: { height: '100%' },
  day: { ':hover > rect:first-child': { fill: tokens.colorNeutralBackground1Hover } },
  whole: { fill: 'transparent' },
  calls: { fill: tokens.colorCompoundBrandBackground },
  cost: { fill: tokens.colorPaletteMarigoldBackground3 },
  line: { stroke: tokens.colorNeutralStroke1 },
  label: {
    fill: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
  },
});
