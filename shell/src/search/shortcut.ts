const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the search, as they stand on the keyboard, and for assistive technology. */
export const shortcutLabel = isMac ? '⌘ K' : 'Ctrl K';
export const shortcutKeys = isMac ? 'Meta+K' : 'Control+K';

export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
