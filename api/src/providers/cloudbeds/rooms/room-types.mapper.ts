import { z } from 'zod';
import type { RoomType } from '../../rate-plan.schema.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { id, whole, words } from '../answer-fields.schema.ts';

/** getRoomTypes. */
export const RoomTypes = z.object({ data: rows(z.object({ roomTypeID: id, roomTypeName: words, maxGuests: whole })) });

export const roomTypesOf = ({ data }: z.output<typeof RoomTypes>): RoomType[] =>
  data.map(({ roomTypeID, roomTypeName, maxGuests }) => ({ id: roomTypeID, name: roomTypeName, maxGuests }));
