/** In the order they are looked for: most browsers also carry the names of others. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const first = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** A browser in words a person knows it by, from its user agent; null when it tells nothing known. */
export function deviceName(userAgent: string | undefined = ''): string | null {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}
