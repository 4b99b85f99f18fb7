import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { pictureWidths, plainPicture } from './picture-sizes.ts';

const files = [...pictureWidths.map((width) => `${width}.webp` as const), plainPicture] as const;

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
});
