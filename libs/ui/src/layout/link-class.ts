import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  link: {
    width: 'fit-content',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The look of a link in running text, for the router's link. */
export const useLinkClass = (): string => useStyles().link;
