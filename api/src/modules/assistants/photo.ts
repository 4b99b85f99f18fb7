import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '../../platform/http/refusal.ts';

const mostBytes = 2 * 1024 ** 2;
const mostPixels = 40_000_000;
const side = 512;

const noImage = 'This is no image that can be read. Choose a JPEG, PNG, WebP or GIF file.';
const refused = (message: string): Refusal =>
  new Refusal(400, 'invalid_input', message, [{ path: 'imageData', message }]);

/** How files of each kind begin. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^GIF8[79]a/];

/**
 * A profile photo as it is kept: a square WebP of 512 pixels, upright, without metadata.
 * @param dataUrl an image of at most 2 MB
 * @throws Refusal 400
 */
export async function profilePhoto(dataUrl: string): Promise<{ webp: Buffer; hash: string }> {
  const [, base64] = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const file = Buffer.from(base64 ?? '', 'base64');
  if (file.length > mostBytes) throw refused('The photo may have 2 MB at most.');
  const head = file.toString('latin1', 0, 16);
  if (!beginnings.some((beginning) => beginning.test(head))) throw refused(noImage);
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
  const webp = await image
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 85 })
    .toBuffer()
    .catch((error: Error) => {
      throw refused(/pixel limit/.test(error.message) ? 'The photo may have 40 megapixels at most.' : noImage);
    });
  return { webp, hash: createHash('sha256').update(webp).digest('hex').slice(0, 16) };
}
