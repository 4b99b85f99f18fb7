/** Widths in pixels in which pictures of the hotel are kept: of a phone's column, at one, two and three times its density. */
export const pictureWidths = [360, 720, 1080] as const;

/** Pictures are as high as nine sixteenths of their width. */
export const pictureHeight = (width: number): number => (width * 9) / 16;

/** The one for browsers that do not know WebP. */
export const plainPicture = '720.jpg';

/** The hotel's logo: whole, at most three times as large as pages show it. */
export const logoFile = 'logo.webp';

export type PictureFile = `${(typeof pictureWidths)[number]}.webp` | typeof plainPicture | typeof logoFile;

/** Where a file of a picture is; what is in it never changes. */
export const pictureAddress = (hash: string, file: PictureFile): string => `/api/pictures/${hash}/${file}`;
