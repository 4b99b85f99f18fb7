// Nothing is drawn in these tests. To match thousands of rules of style for each element that is looked for took most of their time, so
// what is hidden is hidden by its markup alone.

const drawn = globalThis.getComputedStyle;

/** Lets a test file see what style sheets do to an element. */
export const lookAtStyles = (): void => void (globalThis.getComputedStyle = drawn);

if (typeof document !== 'undefined') {
  const styleOf = (display: string): CSSStyleDeclaration => {
    const { style } = document.createElement('div');
    style.display = display;
    style.visibility = 'visible';
    return style;
  };
  const [shown, hidden] = [styleOf('block'), styleOf('none')];
  const isHidden = (element: Element): boolean =>
    element.hasAttribute('hidden') ||
    (element instanceof HTMLElement && element.style.display === 'none') ||
    (element instanceof HTMLDialogElement && !element.open);
  globalThis.getComputedStyle = (element) => (isHidden(element) ? hidden : shown);
}
