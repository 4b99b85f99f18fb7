import type { GuestPageRequest, RenderedGuestPage } from '@booking/contracts/guest-site';
import { Hotel } from '@booking/contracts/guest-pages';
import { z } from 'zod';

/** What a process that renders is told. */
export type ToRenderer =
  | { kind: 'load'; source: string }
  | { kind: 'render'; page: number; request: GuestPageRequest }
  | { kind: 'answer'; call: number; answer: { status: number; type: string; body: string } | undefined };

const largestPage = 2_000_000;
const fault = { name: z.string().max(100), detail: z.string().max(2000).optional() };
const page = z.int();
/** It is written into the page's own element. */
const language = z.object({
  tag: z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/),
  direction: z.enum(['ltr', 'rtl']),
});

/** What it says. It runs code that was shipped, so nothing of it is taken as it comes. */
export const FromRenderer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded') }),
  z.object({ kind: z.literal('unloadable'), ...fault }),
  z.object({ kind: z.literal('threw'), page, ...fault }),
  z.object({ kind: z.literal('asks'), page, call: z.int(), url: z.string().max(2000) }),
  z.object({
    kind: z.literal('rendered'),
    page,
    rendered: z.object({
      html: z.string().max(largestPage),
      serverData: z.record(z.string(), z.unknown()),
      hotel: z
        .unknown()
        .optional()
        .transform((given) => Hotel.safeParse(given).data),
      language: language.optional(),
      title: z.string().max(200).optional(),
    }),
  }),
]);
export type FromRenderer = z.infer<typeof FromRenderer>;

/** A page as it was rendered elsewhere. */
export const toRenderedPage = ({ rendered }: Extract<FromRenderer, { kind: 'rendered' }>): RenderedGuestPage =>
  rendered;
