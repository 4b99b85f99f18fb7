/** How files begin that browsers show as photos. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^GIF8[79]a/];

/**
 * The file in a data URL, whatever the URL says it is; an empty one where there is none. Megabytes of base64 are
 * looked through for what is not base64: an expression that takes all of them in may run out of stack.
 */
export function fileIn(dataUrl: string): Buffer {
  const [beginning] = /^data:[\w/.+-]{0,100};base64,/.exec(dataUrl) ?? [];
  const base64 = dataUrl.slice(beginning?.length ?? dataUrl.length);
  const end = base64.search(/[^A-Za-z0-9+/]/);
  const isBase64 = end < 0 || ['=', '=='].includes(base64.slice(end));
  return Buffer.from(isBase64 ? base64 : '', 'base64');
}

/** Whether a file begins as an image of a kind that is taken: JPEG, PNG, WebP or GIF. */
export function isImage(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 16);
  return beginnings.some((beginning) => beginning.test(head));
}
