/** What needs a drawn page is looked at in a real browser (shell/e2e/accessibility). */
const drawnOnly = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable'];

/** What hands the focus on around Fluent's dialogs and tabs: it never keeps it. */
const isHandingOn = ({ html }: { html: string }): boolean => html.includes('data-tabster-dummy');

/** Looks for what keeps people out: names, roles, labels, order of headings. @throws Error that lists each violation and where it is */
export async function expectAccessible(place: Element = document.body): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(place, {
    rules: Object.fromEntries(drawnOnly.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  const told = violations
    .map(({ nodes, ...violation }) => ({ ...violation, nodes: nodes.filter((node) => !isHandingOn(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
  if (told.length > 0) throw new Error(told.join('\n'));
}
