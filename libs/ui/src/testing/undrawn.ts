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
    // Fluent keeps the room of a tab that is selected by writing its name twice
    element.classList.contains('fui-Tab__content--reserved-space') ||
    (element instanceof HTMLElement && element.style.display === 'none') ||
    (element instanceof HTMLDialogElement && !element.open);
  globalThis.getComputedStyle = (element) => (isHidden(element) ? hidden : shown);

  // Fluent gives the focus to what has a place on the page only
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: function (this: HTMLElement) {
      return isHidden(this) ? null : document.body;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1360, 768);
  // and ends its motions at once where there are none
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: undefined });
}
