import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { fileIn, isHeif, isImage } from '../../../platform/images/image-file.rule.ts';
import { DamagedImage, TooManyPixels, unpackImage } from '../../../platform/images/image-gate.service.ts';

const side = 2400;

type Problem = [code: string, message: string];

/** Pages say each in their language. */
const problems = {
  kind: ['invalid_photo', idPhotoProblems.kind],
  size: ['photo_too_large', idPhotoProblems.size],
  heif: ['photo_heic', idPhotoProblems.heif],
  damaged: ['photo_damaged', idPhotoProblems.damaged],
  pixels: ['photo_too_many_pixels', 'This image has too many pixels. Please upload one of at most 24 megapixels.'],
} as const satisfies Record<string, Readonly<Problem>>;

const refused = (status: number, [code, message]: Readonly<Problem>): Refusal =>
  new Refusal(status, code, message, [{ path: 'idPhotoBase64', message }]);

/**
 * A photo of an identity document as it is kept: an upright JPEG of at most 2400 pixels a side, without metadata.
 * @throws Refusal 413 over 5 MB; 400 for what is no photo by what is in it, is damaged or has too many pixels; 503 while many are looked at
 */
export async function normalizeIdPhoto(dataUrl: string): Promise<Buffer> {
  const file = fileIn(dataUrl);
  if (file.length > largestIdPhoto) throw refused(413, problems.size);
  if (isHeif(file)) throw refused(400, problems.heif);
  if (!isImage(file)) throw refused(400, problems.kind);
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

function reasonOf(error: unknown): Readonly<Problem> {
  if (error instanceof TooManyPixels) return problems.pixels;
  return error instanceof DamagedImage ? problems.damaged : problems.kind;
}
