import { escapeHtml } from '../shared-kernel/escape-html.ts';

/** What a page says came of the last form. */
export type Notice = { text: string; failed: boolean };

/** A notice as HTML; nothing without one. */
export function renderNotice(notice: Notice | undefined): string {
  if (!notice) return '';
  const [failed, role] = notice.failed ? [' failed', 'alert'] : ['', 'status'];
  return `<p class="notice${failed}" role="${role}">${escapeHtml(notice.text)}</p>`;
}
