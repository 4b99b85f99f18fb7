import { escapeHtml } from '../../shared-kernel/escape-html.ts';

const ADDRESS = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi;

/** Text as HTML in which every web address can be tapped, and nothing else is more than text. */
export function linkAddresses(text: string): string {
  let html = '';
  let done = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const link = URL.canParse(address)
      ? `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${escapeHtml(address)}</a>`
      : escapeHtml(address);
    html += escapeHtml(text.slice(done, index)) + link;
    done = index + address.length;
  }
  return html + escapeHtml(text.slice(done));
}
