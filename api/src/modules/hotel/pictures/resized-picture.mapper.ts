import { createHash } from 'node:crypto';
import { pictureHeight, pictureWidths, plainPicture, type PictureFile } from '@booking/contracts/picture-sizes';
import type { Sharp } from 'sharp';
import { isImage } from '../../../platform/images/image-file.rule.ts';
import { unpackImage } from '../../../platform/images/image-gate.service.ts';

/** A photo in every size that pages ask for. Its hash changes with its content. */
export type ResizedPicture = { hash: string; files: Map<PictureFile, Buffer> };

/**
 * Crops a photo to the shape in which pages show it, upright, without metadata. A small one is not enlarged.
 * @throws Error for what is no photo
 */
export async function resizePicture(photo: Buffer): Promise<ResizedPicture> {
  if (!isImage(photo)) throw new Error('This is no photo: it begins as no JPEG, PNG, WebP or GIF does.');
  const files = await unpackImage(photo, cutInSizes, { isPatient: true });
  const digest = createHash('sha256');
  for (const file of files.values()) digest.update(file);
  return { hash: digest.digest('hex').slice(0, 20), files };
}

async function cutInSizes(photo: Sharp): Promise<Map<PictureFile, Buffer>> {
  const whole = photo.autoOrient();
  const cut = (width: number) =>
    whole.clone().resize(width, Math.round(pictureHeight(width)), { fit: 'cover', withoutEnlargement: true });
  const files = new Map<PictureFile, Buffer>();
  for (const width of pictureWidths)
    files.set(`${width}.webp`, await cut(width).webp({ quality: 60, effort: 5 }).toBuffer());
  files.set(
    plainPicture,
    await cut(parseInt(plainPicture)).flatten({ background: 'white' }).jpeg({ quality: 65, mozjpeg: true }).toBuffer(),
  );
  return files;
}
