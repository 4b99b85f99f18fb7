import { Refusal } from '../../platform/http/refusal.ts';
import { fileIn, isImage } from '../../platform/images/image-file.ts';

const mostPixels = 8_000_000;
const size = { width: 1200, height: 600 };

/** Whiter than this, on a scale of 256, is paper. */
const paper = 191;

const refused = (message: string): Refusal =>
  new Refusal(400, 'no_signature', message, [{ path: 'signatureData', message }]);

/**
 * A drawn name as it is kept: a grey PNG on white, without metadata.
 * @throws Refusal 400 for what is no image, and for an empty pad
 */
export async function signatureImage(dataUrl: string): Promise<Buffer> {
  const file = fileIn(dataUrl);
  const unreadable = refused('This signature could not be read. Please clear it and sign again.');
  if (!isImage(file)) throw unreadable;
  // large, and wanted seldom
  const { default: sharp } = await import('sharp');
  const image = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .flatten({ background: 'white' })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png()
    .toBuffer()
    .catch(() => {
      throw unreadable;
    });
  const { channels } = await sharp(image).stats();
  if (channels[0]!.min > paper) throw refused('Please provide your signature before saving.');
  return image;
}
