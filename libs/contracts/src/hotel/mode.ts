import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';

export const Mode = z.enum(['test', 'live']);
export type Mode = z.infer<typeof Mode>;

/** When the mode was last switched, and by whom; the name is null once that account is gone. */
const ModeSwitch = z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) });

export const ModeSettings = z
  .object({
    mode: Mode,
    success: z.boolean(),
    settings: z.object({ mode: Mode }),
    lastSwitch: z.optional(ModeSwitch),
  })
  .register(z.globalRegistry, { id: 'ModeSettings' });
export type ModeSettings = z.infer<typeof ModeSettings>;

export const modeEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/mode-settings',
    summary: 'Which mode the hotel is in',
    access: 'mode:read',
    answer: ModeSettings,
    timed: true,
  },
  change: {
    method: 'POST',
    path: '/api/admin/mode-settings',
    summary: 'Switch between test and live; refused when that mode lacks a credential',
    access: 'mode:change',
    audit: 'mode.change',
    body: z.object({ mode: Mode }),
    answer: z.object({ success: z.boolean(), settings: z.object({ mode: Mode }) }),
  },
});
