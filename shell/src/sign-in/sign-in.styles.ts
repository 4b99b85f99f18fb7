import { makeStyles, tokens } from '@booking/ui/kit';

export const useSignInStyles = makeStyles({
  title: {
    margin: 0,
    textAlign: 'center',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});
