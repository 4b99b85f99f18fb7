/** How files begin that browsers show as photos. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^GIF8[79]a/];

/** The file in a data URL, whatever the URL says it is; an empty one where there is none. */
export function fileIn(dataUrl: string): Buffer {
  const [, base64] = /^data:[\w/.+-]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  return Buffer.from(base64 ?? '', 'base64');
}

/** Whether a file begins as an image of a kind that is taken: JPEG, PNG, WebP or GIF. */
export function isImage(file: Buffer): boolean {
  const head = file.toString('latin1', 0, 16);
  return beginnings.some((beginning) => beginning.test(head));
}

/** Whether sharp gave up on an image because of its size when it is unpacked. */
export const isTooManyPixels = (error: Error): boolean => /pixel limit/.test(error.message);
