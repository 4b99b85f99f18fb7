const mostBytes = 2 * 1024 * 1024;

/** What keeps a file from being sent as a photo, in one sentence (S1 section 5). */
export function problemOfPhoto({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return 'Choose an image file.';
  return size > mostBytes ? 'The photo may have 2 MB at most.' : undefined;
}
