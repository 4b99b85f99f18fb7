/** What people and some phones read as a dot: full stops of other scripts, and spelled dots. */
const dots = /[\u3002\uff0e\uff61\u2024\u00b7\u2027\u2219\u22c5\u06d4\u0701\u0702\ua4f8\ua60e]/g;
const spelledDot =
  /\s{0,3}(?:[[({<]\s{0,3}(?:dot|\.)\s{0,3}[\])}>]|(?<=[\p{L}\p{N}]\s{1,3})dot(?=\s{1,3}\p{L}))\s{0,3}/giu;
/** "a. b" ends a sentence; "a .b" and "a . b" do not. */
const spacedDot = /(?<=[\p{L}\p{N}])(?:\s{1,3}\.\s{0,3}(?=\p{L}{2})|\.\s{1,3}(?=(?:com|net|org)(?![\p{L}\p{N}])))/gu;

/** Addresses that need no dot or no host. */
const otherScheme =
  /(?:^|[^\p{L}\p{N}])(?:data|javascript|vbscript|file|blob|intent|mailto|tel|callto|sms|smsto|mms|mmsto|facetime|facetime-audio|skype|whatsapp|geo|magnet|bitcoin|upi|market|itms[a-z-]{0,10}):\S/iu;

/** What a phone may take for the end of a link: everything that our own addresses are not written in. */
const linkEnd = /[^\p{L}\p{N}\p{M}\-._~:/?#@!$&*+=%\\]+/u;

/** Anything that a phone may show as a link: with a scheme, a name with a dot in it, or four numbers. */
const looksLikeLink = /:[/\\]|https?:[^/\\]|[\p{L}\p{N}\p{M}]\.\p{L}{2}|[\p{L}\p{N}-]\.xn--|\d\.\d{1,3}\.\d{1,3}\.\d/iu;
/** Our addresses are plain ASCII and contain no second address. */
const isPlainLink = (written: string): boolean => /^[\x21-\x7e]+$/.test(written) && !/:[/\\].*:[/\\]/.test(written);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(dots, '.')
    .replace(/%2e|&#46;|&#x2e;|&period;/gi, '.')
    .replace(/\bon the dot\b(?!\s{0,3}(?:com|net|org|info)\b)/gi, ' ')
    .replace(spelledDot, '.')
    .replace(spacedDot, '.');

/** Phones do not agree whether a letter or a sign of another script belongs to a link, so a text is read both ways. */
function readingsOf(text: string): string[] {
  const seen = text.replace(/[\p{Cf}\p{DI}]/gu, '');
  return [plain(seen), plain(seen.replace(/\P{ASCII}/gu, ' '))];
}

/** The host of a link in a text; undefined where the link hides its host. */
function hostOf(written: string): string | undefined {
  const bare = written.replace(/(?<![.:!?])[.:!?]+$/, '');
  if (/[@\\]/.test(bare)) return undefined;
  const address = /^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/+/, '')}`;
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/\.$/, '') : undefined;
}

/**
 * Whether a text has a link to any host but ours, however it is written: without a scheme, with dots that are spelled or of another
 * script, with a user before the host, as a number. What only may be a link counts as one.
 * @param ours addresses that it may lead to
 */
export function hasForeignLink(text: string, ours: readonly string[]): boolean {
  const hosts = new Set(ours.flatMap((address) => URL.parse(address)?.host ?? []));
  const isOurs = (link: string): boolean => hosts.has(hostOf(link) ?? '') && isPlainLink(link);
  if (text.length > 2_000) return true;
  return readingsOf(text).some(
    (read) => otherScheme.test(read) || read.split(linkEnd).some((part) => looksLikeLink.test(part) && !isOurs(part)),
  );
}
