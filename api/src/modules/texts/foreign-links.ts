/** What is read as a dot by people, and by some phones: other scripts' full stops, and dots that are spelled. */
const dots = /[\u3002\uff0e\uff61\u2024\u00b7\u2027\u2219\u22c5]/g;
const spelledDot =
  /\s{0,3}(?:[[({<]\s{0,3}(?:dot|\.)\s{0,3}[\])}>]|(?<=[\p{L}\p{N}]\s{1,3})dot(?=\s{1,3}\p{L}))\s{0,3}/giu;
/** "a. b" ends a sentence, while nobody ends one as in "a .b" or "a . b". */
const spacedDot = /(?<=[\p{L}\p{N}])\s{1,3}\.\s{0,3}(?=\p{L}{2})/gu;

/** Addresses that need no dot or no host. */
const otherScheme =
  /(?:^|[^\p{L}\p{N}])(?:data|javascript|vbscript|file|blob|intent|mailto|tel|sms|market|itms[a-z-]{0,10}):\S/iu;

/** Anything that a phone may show as a link: with a scheme, a name with a dot in it, or four numbers. */
const candidate =
  /[^\s"'“”‘’«»]{0,480}(?:[:][/\\]{1,3}|[\p{L}\p{N}]\.\p{L}{2}|[\p{L}\p{N}-]\.xn--|\d\.\d{1,3}\.\d{1,3}\.\d)[^\s"'“”‘’«»]{0,480}/giu;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/%2e|&#46;|&#x2e;|&period;/gi, '.')
    .replace(dots, '.')
    .replace(/\bon the dot\b(?!\s{0,3}(?:com|net|org|info)\b)/gi, ' ')
    .replace(spelledDot, '.')
    .replace(spacedDot, '.');

/** The host of what stands in a text as a link; undefined for what hides where it leads. */
function hostOf(written: string): string | undefined {
  const bare = written.replace(/^[([{<]+/, '').replace(/(?<![)\]}>.,;:!?])[)\]}>.,;:!?]+$/, '');
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
export function leadsElsewhere(text: string, ours: readonly string[]): boolean {
  const hosts = new Set(ours.flatMap((address) => URL.parse(address)?.host ?? []));
  const read = plain(text.slice(0, 2_000));
  if (text.length > 2_000 || otherScheme.test(read)) return true;
  return [...read.matchAll(candidate)].some(([written]) => {
    const host = hostOf(written);
    return host === undefined || !hosts.has(host);
  });
}
