import type { Sharp } from 'sharp';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { fileIn, isImage } from '../../../platform/images/image-file.rule.ts';
import { unpackImage } from '../../../platform/images/image-gate.service.ts';

const mostPixels = 8_000_000;
const size = { width: 1200, height: 600 };

/** Whiter than this, on a scale of 256, is paper. */
const paper = 191;
/** An image darker than this on average is a filled-in pad or a photo, not a signature. */
const darkest = 96;

const refused = (code: string, message: string): Refusal =>
  new Refusal(400, code, message, [{ path: 'signatureData', message }]);

/**
 * A drawn name as it is kept: a grey PNG on white, without metadata.
 * @throws Refusal 400 for what is no image, for an empty pad and for a filled one; 503 while many are looked at
 */
export async function normalizeSignature(dataUrl: string): Promise<Buffer> {
  const file = fileIn(dataUrl);
  const unreadable = refused(
    'signature_unreadable',
    'This signature could not be read. Please clear it and sign again.',
  );
  if (!isImage(file)) throw unreadable;
  const draw = (drawing: Sharp): Promise<Buffer> =>
    drawing
      .flatten({ background: 'white' })
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .png()
      .toBuffer();
  const image = await unpackImage(file, draw, { most: mostPixels }).catch((error: unknown) => {
    throw error instanceof Refusal ? error : unreadable;
  });
  const { channels } = await unpackImage(image, (drawn) => drawn.stats());
  if (channels[0]!.mean < darkest)
    throw refused('signature_filled', 'This is no signature. Please clear it and sign again.');
  if (channels[0]!.min > paper) throw refused('no_signature', 'Please provide your signature before saving.');
  return image;
}
