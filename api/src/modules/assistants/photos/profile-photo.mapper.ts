import { createHash } from 'node:crypto';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { fileIn, isHeif, isImage } from '../../../platform/images/image-file.rule.ts';
import { DamagedImage, TooManyPixels, unpackImage } from '../../../platform/images/image-gate.service.ts';

const mostBytes = 2 * 1024 ** 2;
const side = 512;

const noImage = 'This is no image that can be read. Choose a JPEG, PNG, WebP or GIF file.';
const refused = (message: string): Refusal =>
  new Refusal(400, 'invalid_input', message, [{ path: 'imageData', message }]);

function reasonOf(error: unknown): string {
  if (error instanceof TooManyPixels) return 'The photo may have 24 megapixels at most.';
  return error instanceof DamagedImage
    ? 'This photo is damaged, or a part of it is missing. Choose another one.'
    : noImage;
}

/**
 * A profile photo as it is kept: a square WebP of 512 pixels, upright, without metadata.
 * @param dataUrl an image of at most 2 MB
 * @throws Refusal 400; 503 while many are looked at
 */
export async function profilePhoto(dataUrl: string): Promise<{ webp: Buffer; hash: string }> {
  const file = fileIn(dataUrl);
  if (file.length > mostBytes) throw refused('The photo may have 2 MB at most.');
  if (isHeif(file)) throw refused('Photos of this format (HEIC) cannot be read. Choose a JPEG, PNG, WebP or GIF file.');
  if (!isImage(file)) throw refused(noImage);
  const webp = await unpackImage(file, (image) =>
    image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 85 }).toBuffer(),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw refused(reasonOf(error));
  });
  return { webp, hash: createHash('sha256').update(webp).digest('hex').slice(0, 16) };
}
