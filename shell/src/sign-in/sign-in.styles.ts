import { makeStyles, tokens } from '@booking/ui/kit';

export const useSignInStyles = makeStyles({
  title: {
    margin: 0,
    textAlign: 'center',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  // as high as the name that comes later
  hotel: { minHeight: tokens.lineHeightBase300 },
  quiet: { color: tokens.colorNeutralForeground3 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});
