import { z } from 'zod';

export const CONDITIONS = ['dirty', 'clean', 'inspected'] as const;
export type RoomCondition = (typeof CONDITIONS)[number];

/** What somebody told about a room; `id` is the room's. */
export const roomStateSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  condition: z.enum(CONDITIONS).optional(),
  conditionAt: z.string().optional(),
  doNotDisturb: z.boolean(),
  refusedService: z.boolean(),
  vacantPickup: z.boolean(),
  comments: z.string(),
  housekeeperId: z.string().optional(),
});
export type RoomState = z.output<typeof roomStateSchema>;
