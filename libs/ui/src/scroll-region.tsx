import type { ComponentProps } from 'react';

type Named = { 'aria-label': string } | { 'aria-labelledby': string };

/**
 * What scrolls within itself: named, and reached by keyboard. How it looks, also with the focus, its class says: guests' pages show
 * it without Fluent.
 */
export function ScrollRegion(props: ComponentProps<'div'> & Named) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  return <div role="region" tabIndex={0} {...props} />;
}
