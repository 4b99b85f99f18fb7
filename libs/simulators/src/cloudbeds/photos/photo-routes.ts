import type { FastifyInstance } from 'fastify';
import { property } from '../../hotel/property.ts';
import { suites } from '../../hotel/suites.ts';
import { drawPhoto } from './draw-photo.ts';

const TITLES = new Map<string, string>([
  ['house', property.name],
  ...suites.map(({ shortName, name }): [string, string] => [shortName.toLowerCase(), name]),
]);

/** Adds the pictures that room types and the house point to. */
export function addPhotoRoutes(server: FastifyInstance): void {
  server.get<{ Params: { name: string; place: string } }>(
    '/photos/:name-:place(^[1-3]).svg',
    async (request, reply) => {
      const { name, place } = request.params;
      const title = TITLES.get(name);
      if (title === undefined) return reply.callNotFound();
      return reply
        .type('image/svg+xml; charset=utf-8')
        .headers({
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=86400',
        })
        .send(drawPhoto(name, Number(place), title));
    },
  );
}
