import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { fileIn, isHeif, isImage } from '../../../platform/images/image-file.rule.ts';
import { DamagedImage, TooManyPixels, unpackImage } from '../../../platform/images/image-gate.service.ts';

const side = 2400;

const refused = (status: number, message: string): Refusal =>
  new Refusal(status, 'invalid_photo', message, [{ path: 'idPhotoBase64', message }]);

/**
 * A photo of an identity document as it is kept: an upright JPEG of at most 2400 pixels a side, without metadata.
 * @throws Refusal 413 over 5 MB; 400 for what is no photo by what is in it, is damaged or has too many pixels; 503 while many are looked at
 */
export async function normalizeIdPhoto(dataUrl: string): Promise<Buffer> {
  const file = fileIn(dataUrl);
  if (file.length > largestIdPhoto) throw refused(413, idPhotoProblems.size);
  if (isHeif(file)) throw refused(400, idPhotoProblems.heif);
  if (!isImage(file)) throw refused(400, idPhotoProblems.kind);
  return unpackImage(file, (image) =>
    image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw refused(400, reasonOf(error));
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof TooManyPixels)
    return 'This image has too many pixels. Please upload one of at most 24 megapixels.';
  return error instanceof DamagedImage ? idPhotoProblems.damaged : idPhotoProblems.kind;
}
