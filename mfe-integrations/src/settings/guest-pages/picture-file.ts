import { words } from '../settings.words.ts';

const mostBytes = 2 * 1024 * 1024;

/** What keeps a file from being sent as a picture, in one sentence. */
export function problemOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return words.guestPages.noImage;
  return size > mostBytes ? words.guestPages.tooLarge : undefined;
}
