import { makeStyles, tokens } from '@booking/ui/kit';

export const useReportStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  replaced: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
});
