import type { HotelStay, HotelStays } from '@booking/contracts/stays';

const dayMs = 86_400_000;

type Room = HotelStay['rooms'][number];

/** A stay in a room, as far as it shows: it begins so many nights after the first one that shows, and is so many long. */
export type Bar = { key: string; stay: HotelStay; room: Room | null; start: number; length: number };

/** A line of the timeline: nights without a stay, and bars. */
export type LaneCell = { kind: 'free'; key: string; length: number } | ({ kind: 'bar' } & Bar);

/** The lines of a room type: as many as there are stays at the same time. */
export type RoomTypeLanes = { id: string; name: string | null; lanes: LaneCell[][] };

/** Which days show. */
type Window = { from: string; days: number };

const daysFrom = (from: string, date: string): number => Math.round((Date.parse(date) - Date.parse(from)) / dayMs);

function barOf(stay: HotelStay, room: Room | null, { from, days }: Window): Bar[] {
  const { startDate, endDate } = room ?? stay;
  const start = Math.max(0, daysFrom(from, startDate));
  const end = Math.min(days, daysFrom(from, endDate));
  const key = `${stay.reservationId} ${room?.id ?? ''}`;
  return end > start ? [{ key, stay, room, start, length: end - start }] : [];
}

const inOrder = (bars: readonly Bar[]): Bar[] =>
  bars.toSorted(
    (one, other) =>
      one.start - other.start ||
      (one.room?.roomName ?? '').localeCompare(other.room?.roomName ?? '', 'en', { numeric: true }),
  );

/** Each bar goes into the first line that is free by then, so that there are as few lines as can be. */
function packed(bars: readonly Bar[]): Bar[][] {
  const lanes: Bar[][] = [];
  for (const bar of inOrder(bars)) {
    const free = lanes.find((lane) => {
      const last = lane.at(-1)!;
      return last.start + last.length <= bar.start;
    });
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

function cellsOf(lane: readonly Bar[], days: number): LaneCell[] {
  const cells: LaneCell[] = [];
  let at = 0;
  const leave = (until: number): void => {
    if (until > at) cells.push({ kind: 'free', key: `free ${at}`, length: until - at });
  };
  for (const bar of lane) {
    leave(bar.start);
    cells.push({ kind: 'bar', ...bar });
    at = bar.start + bar.length;
  }
  leave(days);
  return cells;
}

const unknown = '';

/** The timeline of the rooms: every room type, then stays whose room type is not known. */
export function roomLanes(
  { stays, roomTypes }: Pick<HotelStays, 'stays' | 'roomTypes'>,
  window: Window,
): RoomTypeLanes[] {
  const known = new Set(roomTypes.map(({ id }) => id));
  const bars = stays.flatMap((stay) =>
    stay.rooms.length === 0 ? barOf(stay, null, window) : stay.rooms.flatMap((room) => barOf(stay, room, window)),
  );
  const typeOf = ({ room }: Bar): string => (room && known.has(room.roomTypeId) ? room.roomTypeId : unknown);
  const lanesOf = (id: string): LaneCell[][] =>
    packed(bars.filter((bar) => typeOf(bar) === id)).map((lane) => cellsOf(lane, window.days));
  const others = lanesOf(unknown);
  return [
    ...roomTypes.map(({ id, name }) => ({ id, name, lanes: lanesOf(id) })),
    ...(others.length > 0 ? [{ id: unknown, name: null, lanes: others }] : []),
  ];
}
