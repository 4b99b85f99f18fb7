import { renderDocument } from '../../shared-kernel/document.ts';
import { escapeHtml } from '../../shared-kernel/escape-html.ts';

const BANNER = '<header class="simulated">Simulated Stripe checkout: nothing here is real and no money moves.</header>';

/** A whole page around `main`, which is HTML already. Every page says that nothing on it is real. */
export const renderLayout = (title: string, main: string, lang?: string): string =>
  renderDocument(title, main, BANNER, lang);

/** A page with nothing to do on it but read, and perhaps one way on. */
export function renderNotice(title: string, sentence: string, link?: { href: string; text: string }): string {
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '';
  return renderLayout(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n${way}`);
}
