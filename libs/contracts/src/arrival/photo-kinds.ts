/** How files begin that browsers show as photos. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^GIF8[79]a/];

/** Bytes by which a kind is told, as text of a character each. */
export const photoHeadBytes = 16;

/** Whether a file begins as a photo of a kind that is taken: JPEG, PNG, WebP or GIF. @param head in latin1 */
export const isPhotoHead = (head: string): boolean => beginnings.some((beginning) => beginning.test(head));

/** Whether it begins as a photo of the HEIF family, which phones take and few programs read, whatever it is called. */
export const isHeifHead = (head: string): boolean => /^[^]{4}ftyp(?:he[a-z][a-z0-9]|m[is]f[12]|avi[fso])/.test(head);
