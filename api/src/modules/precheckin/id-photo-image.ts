import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { Refusal } from '../../platform/http/refusal.ts';
import { fileIn, isImage, isTooManyPixels } from '../../platform/images/image-file.ts';

const mostPixels = 64_000_000;
const side = 2400;

const refused = (status: number, message: string): Refusal =>
  new Refusal(status, 'invalid_photo', message, [{ path: 'idPhotoBase64', message }]);

/** Photos of the HEIF family, which phones take and only their makers' software can read. */
const isHeif = (file: Buffer): boolean =>
  /^[^]{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1|avif)/.test(file.toString('latin1', 0, 12));

/**
 * A photo of an identity document as it is kept: an upright JPEG of at most 2400 pixels a side, without metadata.
 * @throws Refusal 413 over 5 MB; 400 for what is no photo by what is in it, or has too many pixels
 */
export async function idPhotoImage(dataUrl: string): Promise<Buffer> {
  const file = fileIn(dataUrl);
  if (file.length > largestIdPhoto) throw refused(413, idPhotoProblems.size);
  if (isHeif(file))
    throw refused(
      400,
      'We cannot read photos of this format (HEIC). Please take the photo here, or choose a JPG or PNG.',
    );
  if (!isImage(file)) throw refused(400, idPhotoProblems.kind);
  // large, and wanted seldom
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch((error: Error) => {
      throw refused(400, isTooManyPixels(error) ? tooManyPixels : idPhotoProblems.kind);
    });
}

const tooManyPixels = `This image has too many pixels. Please upload one of at most ${mostPixels / 1_000_000} megapixels.`;
