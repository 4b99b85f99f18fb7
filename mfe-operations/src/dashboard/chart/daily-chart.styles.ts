import { makeStyles, tokens } from '@booking/ui/kit';

export const useChartStyles = makeStyles({
  /** As high before the chart has been loaded. */
  plots: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: '18.5rem' },
  periods: { display: 'flex', gap: tokens.spacingHorizontalXXS },
});
