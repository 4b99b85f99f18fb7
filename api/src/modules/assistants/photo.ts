import { createHash } from 'node:crypto';
import { Refusal } from '../../platform/http/refusal.ts';
import { fileIn, isImage } from '../../platform/images/image-file.ts';
import { TooManyPixels, unpackImage } from '../../platform/images/image-gate.ts';

const mostBytes = 2 * 1024 ** 2;
const side = 512;

const noImage = 'This is no image that can be read. Choose a JPEG, PNG, WebP or GIF file.';
const refused = (message: string): Refusal =>
  new Refusal(400, 'invalid_input', message, [{ path: 'imageData', message }]);

/**
 * A profile photo as it is kept: a square WebP of 512 pixels, upright, without metadata.
 * @param dataUrl an image of at most 2 MB
 * @throws Refusal 400; 503 while many are looked at
 */
export async function profilePhoto(dataUrl: string): Promise<{ webp: Buffer; hash: string }> {
  const file = fileIn(dataUrl);
  if (file.length > mostBytes) throw refused('The photo may have 2 MB at most.');
  if (!isImage(file)) throw refused(noImage);
  const webp = await unpackImage(file, (image) =>
    image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw refused(error instanceof TooManyPixels ? 'The photo may have 24 megapixels at most.' : noImage);
  });
  return { webp, hash: createHash('sha256').update(webp).digest('hex').slice(0, 16) };
}
