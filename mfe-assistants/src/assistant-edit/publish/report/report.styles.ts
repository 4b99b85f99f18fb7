import { makeStyles, tokens } from '@booking/ui/kit';

export const useReportStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  replaced: { margin: `${tokens.spacingVerticalS} 0 0` },
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
});
