import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const controls = 'a[href], button, input[type="checkbox"], [role="button"]';

/** The arrows up and down lead from a link, button or check box to that of the row above or below. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target as HTMLElement;
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !from.matches(controls))
    return;
  const row = from.closest('[role="row"]');
  const column = from.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const rows = [...event.currentTarget.querySelectorAll('[role="row"]')];
  const next = row && rows[rows.indexOf(row) + step];
  const cell = next && [...next.children].find((each) => (each as HTMLElement).dataset['column'] === column);
  const control = cell?.querySelector<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
