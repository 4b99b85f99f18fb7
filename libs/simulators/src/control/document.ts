import { escapeHtml } from '../shared-kernel/escape-html.ts';

/** What a page says came of the last form. */
export type Notice = { text: string; failed: boolean };

/** A page of the control server as a whole HTML document; `main` is HTML. */
export function renderDocument(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

export function renderNotice(notice: Notice | undefined): string {
  if (!notice) return '';
  const [failed, role] = notice.failed ? [' failed', 'alert'] : ['', 'status'];
  return `<p class="notice${failed}" role="${role}">${escapeHtml(notice.text)}</p>`;
}
