import { isHeifHead, isPhotoHead, photoHeadBytes } from '@booking/contracts/photo-kinds';

const headOf = (file: Buffer): string => file.toString('latin1', 0, photoHeadBytes);

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
export const isImage = (file: Buffer): boolean => isPhotoHead(headOf(file));

/** Whether a file begins as a photo that few programs read. */
export const isHeif = (file: Buffer): boolean => isHeifHead(headOf(file));
