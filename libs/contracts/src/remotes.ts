import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { SignedIn } from './auth.ts';

const id = z.string().regex(/^mfe-[a-z][a-z-]{1,30}$/);
const path = z.string().regex(/^\/[a-z0-9\-/:]*$/i);

/** What a remote offers, written by its team in `remote.json`; the shell draws the sidebar from it before any code is loaded. */
export const RemoteDeclaration = z
  .strictObject({
    id,
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    hostApi: z.string().describe('Range of the host API it was written for, such as ^1.0'),
    routes: z
      .array(
        z.strictObject({
          path,
          screen: z.string().describe('The folder of the screen, such as dashboard'),
          title: z.string(),
          frame: z.enum(['console', 'bare']),
        }),
      )
      .min(1),
    nav: z.array(z.strictObject({ label: z.string(), path, icon: z.string(), order: z.number().int() })),
  })
  .meta({ id: 'RemoteDeclaration' });
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

/** A built remote: its declaration, and the files that were built with their integrity. */
export const RemoteRelease = RemoteDeclaration.extend({
  entry: z.string().describe('Address of remoteEntry.js'),
  assets: z.record(z.string(), z.string()).describe('File to its sha384 integrity'),
}).meta({ id: 'RemoteRelease' });
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** What the shell needs to start; the API writes it into the page, so no request is made for it. */
export const BootManifest = z
  .object({
    user: SignedIn.shape.user.nullable(),
    hotelTimeZone: z.string(),
    remotes: z.array(RemoteRelease),
  })
  .meta({ id: 'BootManifest' });
export type BootManifest = z.infer<typeof BootManifest>;

export const remoteEndpoints = endpoints({
  boot: {
    method: 'GET',
    path: '/api/boot',
    summary: 'What the shell needs to start, for pages that were not written by this server',
    access: 'public',
    answer: BootManifest,
  },
});
