import { escapeHtml } from '../../shared-kernel/escape-html.ts';

/** A whole page around `main`, which is HTML already. Every page says that nothing on it is real. */
export function renderLayout(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header class="simulated">Simulated Stripe checkout: nothing here is real and no money moves.</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** A page with nothing to do on it but read, and perhaps one way on. */
export function renderNotice(title: string, sentence: string, link?: { href: string; text: string }): string {
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '';
  return renderLayout(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(sentence)}</p>\n${way}`);
}
