import { isHeifHead, isPhotoHead, photoHeadBytes } from '@booking/contracts/photo-kinds';
import type { IdPhoto } from '@booking/contracts/precheckin';
import type { Toast } from '@booking/remote-kit/kit';
import { redrawn, shrunk } from './shrunk.ts';

type Problem = Pick<Toast, 'title' | 'body'>;

/** Where a photo comes from. */
export type Source = 'files' | 'camera';

/** S2 section 9. */
const largest = 5 * 1024 * 1024;

// S2 section 5
const notAnImage: Problem = { title: 'Invalid File', body: 'Please upload an image file (JPG, PNG, etc.)' };
const tooLarge: Problem = { title: 'File Too Large', body: 'Please upload an image smaller than 5MB' };
const heif: Problem = {
  title: 'Invalid File',
  body: 'We cannot read photos of this format (HEIC). Please take the photo here, or choose a JPG or PNG.',
};

export const noPhoto: Problem = { title: 'Error', body: 'Please choose a photo of your ID first.' };
export const unreadable: Problem = { title: 'Error', body: 'This photo could not be read. Please choose it again.' };

/** How a file begins: some phones name it by another kind than it is, or by none. */
const headOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer()));

/** Why a file cannot be sent, when it cannot. */
export function problemOf({ type, size }: Pick<Blob, 'type' | 'size'>, head = ''): Problem | undefined {
  if (!type.startsWith('image/') && !isPhotoHead(head) && !isHeifHead(head)) return notAnImage;
  return size > largest ? tooLarge : undefined;
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
export async function takePhoto(file: File, source: Source): Promise<{ photo: IdPhoto } | { problem: Problem }> {
  // nobody can choose how large the photos of the camera are
  const head = await headOf(file);
  const problem = problemOf(source === 'camera' ? await shrunk(file) : file, head);
  if (problem) return { problem };
  const photo = isHeifHead(head) ? await redrawn(file) : await shrunk(file);
  if (!photo) return { problem: heif };
  const mimeType = photo.type.startsWith('image/') ? photo.type : 'image/jpeg';
  return { photo: { idPhotoBase64: await asDataUrl(photo), filename: file.name, mimeType } };
}
