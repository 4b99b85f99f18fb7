/** From here on the sidebar stands beside the page; below, it is a drawer. */
export const wideScreen = '(min-width: 64rem)';
export const wide = `@media ${wideScreen}` as const;

/** A phone, whose header has room for little. */
export const phone = '@media (max-width: 30rem)';
