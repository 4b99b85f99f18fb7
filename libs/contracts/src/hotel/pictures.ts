import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { orNull } from '../schema/or-null.ts';
import { logoFile, pictureWidths, plainPicture } from './picture-sizes.ts';

const files = [...pictureWidths.map((width) => `${width}.webp` as const), plainPicture, logoFile] as const;

export const HotelPictureKind = z.enum(['logo', 'photo']);
export type HotelPictureKind = z.infer<typeof HotelPictureKind>;

/** The pictures of the hotel itself, by their hashes. */
export const HotelPictures = z
  .object({
    logo: orNull(z.string()),
    photo: orNull(z.string()).check(z.describe('Uploaded; without one guests see the photo of the property system')),
    fromPropertySystem: orNull(z.string()).check(z.describe('Once the server keeps it')),
  })
  .register(z.globalRegistry, { id: 'HotelPictures' });
export type HotelPictures = z.infer<typeof HotelPictures>;

const tooLarge = 'The image may have 2 MB at most.';

export const pictureEndpoints = endpoints({
  picture: {
    method: 'GET',
    path: '/api/pictures/{hash}/{file}',
    summary: 'A picture of the hotel in one of its sizes, to be kept for good',
    access: 'public',
    params: z.object({ hash: z.string().check(z.maxLength(200)), file: z.enum(files) }),
    answer: z.string(),
    file: true,
  },
  hotelPictures: {
    method: 'GET',
    path: '/api/admin/hotel-pictures',
    summary: 'The logo and the photo that guests see of the hotel',
    access: 'settings:read',
    answer: HotelPictures,
  },
  uploadHotelPicture: {
    method: 'PUT',
    path: '/api/admin/hotel-pictures/{kind}',
    summary: 'The logo or the photo: a data URL of an image of at most 2 MB; kept re-encoded, without metadata',
    access: 'settings:change',
    audit: 'settings.upload_picture',
    stepUp: 'any-factor',
    params: z.object({ kind: HotelPictureKind }),
    bodyLimit: bodyLimits.photo,
    body: z.object({ imageData: z.string().check(z.maxLength(4_000_000, tooLarge)) }),
    answer: HotelPictures,
  },
  removeHotelPicture: {
    method: 'DELETE',
    path: '/api/admin/hotel-pictures/{kind}',
    summary: 'Takes the logo or the photo away that was uploaded',
    access: 'settings:change',
    audit: 'settings.remove_picture',
    stepUp: 'any-factor',
    params: z.object({ kind: HotelPictureKind }),
    answer: HotelPictures,
  },
});
