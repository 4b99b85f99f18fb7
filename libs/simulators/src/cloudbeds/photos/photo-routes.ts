import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { property } from '../../hotel/property.ts';
import { suites } from '../../hotel/rooms/suites.ts';
import { drawPhoto } from './draw-photo.ts';

const TITLES = new Map<string, string>([
  ['house', property.name],
  ...suites.map(({ shortName, name }): [string, string] => [shortName.toLowerCase(), name]),
]);

/** As wide as hotels give them. */
const width = 1600;

/** Adds the pictures that room types and the hotel point to. */
export function addPhotoRoutes(server: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const photo = (name: string, place: number, title: string): Promise<Buffer> => {
    const key = `${name} ${place}`;
    const file = drawn.get(key) ?? taken(drawPhoto(name, place, title));
    drawn.set(key, file);
    return file;
  };
  server.get<{ Params: { name: string; place: string } }>(
    '/photos/:name-:place(^[1-3]).jpg',
    async (request, reply) => {
      const { name, place } = request.params;
      const title = TITLES.get(name);
      if (title === undefined) return reply.callNotFound();
      return reply
        .type('image/jpeg')
        .headers({
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=86400',
        })
        .send(await photo(name, Number(place), title));
    },
  );
}

const taken = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(width).jpeg({ quality: 85 }).toBuffer();
