import { escapeHtml } from './escape-html.ts';

/** A whole HTML document in the style of its server's `/page.css`; `main`, and the `banner` above it, are HTML already. */
export function renderDocument(title: string, main: string, banner = '', lang = 'en'): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
${banner}
<main>
${main}
</main>
</body>
</html>
`;
}
