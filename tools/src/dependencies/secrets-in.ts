/** What keys look like. Each begins in its own way, so that tests may have secrets that look like none. */
const shapes: [what: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{20}/],
  ['a key of Stripe', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['a webhook secret of Stripe', /\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['an account or key of Twilio', /\b(?:AC|SK)(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{32}\b/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}/],
  ['a key of Cloudbeds', /\bcbat_[A-Za-z0-9]{24,}/],
  ['a token of GitHub', /\bgh[opsur]_[A-Za-z0-9]{36}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{20,}/],
  ['a key of a language model', /\bsk-(?:proj-|ant-)?[\w-]{32,}/],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/],
];

/** The kinds of secrets in a text, none of which it repeats. */
export const secretsIn = (text: string): string[] =>
  shapes.filter(([, shape]) => shape.test(text)).map(([what]) => what);

/** Whether a file is one to be read, by its name; most without an ending are, such as a Dockerfile. */
export const isText = (file: string): boolean => !/\.(?:png|webp|jpe?g|woff2|ico|pdf|gz|br)$/i.test(file);
