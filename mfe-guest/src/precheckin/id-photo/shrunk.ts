/** Up to here a photo is quick to send as it is. */
const smallBytes = 1024 * 1024;
/** Pixels at which the smallest print of a passport can be read. */
const longestEdge = 2400;
const quality = 0.85;

/** The same photo in fewer bytes, upright and without what the camera wrote about place and time; as it is where that cannot be done. */
export async function shrunk(photo: Blob): Promise<Blob> {
  if (photo.size <= smallBytes) return photo;
  const smaller = await redrawn(photo);
  // the server may know what this browser cannot read
  return smaller && smaller.size < photo.size ? smaller : photo;
}

/** The photo as a JPEG; undefined where this browser cannot read it. */
export async function redrawn(photo: Blob): Promise<Blob | undefined> {
  if (!('createImageBitmap' in globalThis)) return undefined;
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d', { alpha: false })!.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return drawn ?? undefined;
}
