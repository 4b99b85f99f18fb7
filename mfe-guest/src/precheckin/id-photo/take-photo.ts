import { isHeifHead, isPhotoHead, photoHeadBytes } from '@booking/contracts/photo-kinds';
import type { IdPhoto } from '@booking/contracts/precheckin';
import { redrawn, shrunk } from './shrunk.ts';

/** Where a photo comes from. */
export type Source = 'files' | 'camera';

/** S2 section 9. */
const largest = 5 * 1024 * 1024;

/** Why there is no photo to send: in words under `precheckin.idPhoto.problem`. */
export type PhotoProblem = 'kind' | 'size' | 'heif' | 'none' | 'unreadable';

/** How a file begins: some phones name it by another kind than it is, or by none. */
const headOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer()));

/** Why a file cannot be sent, when it cannot. */
export function problemOf({ type, size }: Pick<Blob, 'type' | 'size'>, head = ''): PhotoProblem | undefined {
  if (!type.startsWith('image/') && !isPhotoHead(head) && !isHeifHead(head)) return 'kind';
  return size > largest ? 'size' : undefined;
}

const asDataUrl = (photo: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('The photo could not be read.'));
    reader.readAsDataURL(photo);
  });

/**
 * Makes a photo ready to be shown and sent, no larger than it need be. @returns the photo, or why it is refused
 * @throws Error when its file cannot be read any more
 */
export async function takePhoto(file: File, source: Source): Promise<{ photo: IdPhoto } | { problem: PhotoProblem }> {
  // nobody can choose how large the photos of the camera are
  const head = await headOf(file);
  const problem = problemOf(source === 'camera' ? await shrunk(file) : file, head);
  if (problem) return { problem };
  const photo = isHeifHead(head) ? await redrawn(file) : await shrunk(file);
  if (!photo) return { problem: 'heif' };
  const mimeType = photo.type.startsWith('image/') ? photo.type : 'image/jpeg';
  return { photo: { idPhotoBase64: await asDataUrl(photo), filename: file.name, mimeType } };
}
