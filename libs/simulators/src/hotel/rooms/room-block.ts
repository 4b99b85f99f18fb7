import { z } from 'zod';
import { holdSchema, type Hold } from '../stays/reservation.ts';

export const BLOCK_TYPES = ['blocked_dates', 'out_of_service', 'courtesy_hold'] as const;

/** Rooms that are not for sale for some nights. One that was removed is kept, as its holds are. */
export const roomBlockSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  removedAt: z.string().optional(),
  type: z.enum(BLOCK_TYPES),
  reason: z.string(),
  from: z.string(),
  to: z.string(),
  /** When a courtesy hold lapses. */
  lapsesAt: z.string().optional(),
  rooms: z.array(z.object({ eventId: z.string(), roomId: z.string() })),
  holds: z.array(holdSchema),
});
export type RoomBlock = z.output<typeof roomBlockSchema>;

/** Whether a block was neither removed nor has lapsed. */
export const isInForce = ({ removedAt, lapsesAt }: RoomBlock, now: string): boolean =>
  removedAt === undefined && (lapsesAt === undefined || lapsesAt > now);

/** A block with holds on exactly its rooms and nights from `now` on. */
export function holdBlock(block: RoomBlock, now: string): RoomBlock {
  const { from, to, lapsesAt } = block;
  const holds = block.rooms.map(({ roomId }) => ({
    roomId,
    from,
    to,
    since: now,
    ...(lapsesAt === undefined ? {} : { until: lapsesAt }),
  }));
  return { ...block, holds: [...block.holds.map((hold) => ended(hold, now)), ...holds] };
}

/** A block that holds nothing any more. */
export function liftBlock(block: RoomBlock, now: string): RoomBlock {
  return { ...block, removedAt: now, holds: block.holds.map((hold) => ended(hold, now)) };
}

const ended = (hold: Hold, now: string): Hold =>
  hold.until === undefined || hold.until > now ? { ...hold, until: now } : hold;
