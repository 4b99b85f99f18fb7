import { createHash } from 'node:crypto';
import { logoFile, type PictureFile } from '@booking/contracts/picture-sizes';
import type { HotelPictureKind } from '@booking/contracts/pictures';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { fileIn, isHeif, isImage } from '../../../platform/images/image-file.rule.ts';
import { DamagedImage, TooManyPixels, unpackImage } from '../../../platform/images/image-gate.service.ts';
import { resizePicture, type ResizedPicture } from '../pictures/resized-picture.mapper.ts';

const mostBytes = 2 * 1024 ** 2;
/** Pages show a logo at most 160 by 40 pixels large, on phones at three times the density. */
const logoBounds = { width: 480, height: 120, fit: 'inside', withoutEnlargement: true } as const;

const noImage = 'This is no image that can be read. Choose a JPEG, PNG, WebP or GIF file.';
const refused = (message: string): Refusal =>
  new Refusal(400, 'invalid_input', message, [{ path: 'imageData', message }]);

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TooManyPixels) return refused('The image may have 24 megapixels at most.');
  if (error instanceof DamagedImage)
    return refused('This image is damaged, or a part of it is missing. Choose another one.');
  return refused(noImage);
}

/** A logo is whole, and stays transparent where it is. */
async function shrinkLogo(file: Buffer): Promise<ResizedPicture> {
  const webp = await unpackImage(file, (image) =>
    image.autoOrient().resize(logoBounds).webp({ quality: 90, alphaQuality: 100 }).toBuffer(),
  );
  const hash = createHash('sha256').update(webp).digest('hex').slice(0, 20);
  return { hash, files: new Map<PictureFile, Buffer>([[logoFile, webp]]) };
}

/**
 * An uploaded picture in the sizes in which pages show it, without metadata.
 * @param dataUrl an image of at most 2 MB
 * @throws Refusal 400; 503 while many are looked at
 */
export async function uploadedPicture(kind: HotelPictureKind, dataUrl: string): Promise<ResizedPicture> {
  const file = fileIn(dataUrl);
  if (file.length > mostBytes) throw refused('The image may have 2 MB at most.');
  if (isHeif(file)) throw refused('Images of this format (HEIC) cannot be read. Choose a JPEG, PNG, WebP or GIF file.');
  if (!isImage(file)) throw refused(noImage);
  try {
    return await (kind === 'logo' ? shrinkLogo(file) : resizePicture(file));
  } catch (error) {
    throw refusalOf(error);
  }
}
