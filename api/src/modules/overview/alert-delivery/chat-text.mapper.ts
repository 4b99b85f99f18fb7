const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for Slack, Teams and the like without mentions and links: `<!channel>` and `@everyone` ring every phone, and `[here](…)` or
 * `<…|here>` hides where a link leads.
 */
export const chatText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[@＠]/g, '(at)')
    .replace(/[[\]`*_~|\\]/g, ' ')
    .replace(/[&<>]/g, (sign) => entities[sign]!);
