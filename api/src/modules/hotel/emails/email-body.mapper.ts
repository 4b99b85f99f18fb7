/** The words of an email: paragraphs, and where they lead. */
export type EmailWords = { paragraphs: readonly string[]; link?: { label: string; url: string }; closing?: string };

/** The same as text and as HTML. */
export type EmailBody = { text: string; html: string };

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!);

const paragraph = (inner: string): string => `<p style="margin:0 0 16px">${inner}</p>`;

/** Writes an email in plain text, and in HTML that mail programs show without loading anything. */
export function writeEmail({ paragraphs, link, closing }: EmailWords): EmailBody {
  const last = closing === undefined ? [] : [closing];
  const text = [...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), ...last].join('\n\n');
  const button = link && `<a href="${escapeHtml(link.url)}" style="color:#0b5e66">${escapeHtml(link.label)}</a>`;
  const parts = [...paragraphs.map(escapeHtml), ...(button ? [button] : []), ...last.map(escapeHtml)];
  const style = 'font:16px/1.5 Arial,sans-serif;color:#1b1b1b;max-width:560px';
  return { text: `${text}\n`, html: `<div style="${style}">\n${parts.map(paragraph).join('\n')}\n</div>\n` };
}
