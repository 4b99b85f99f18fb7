import { hotelDate } from '@booking/hotel/hotel-time';
import { useHost, useLocation, useNavigate } from '@booking/remote-kit/kit';
import { placeOf, searchOf, type InventoryPlace } from './rooms/stay-search.ts';

/** The search stands in the address, so that it outlives a reload, can be gone back to, and shown to somebody else. */
export function useInventoryPlace(): {
  /** The hotel's date. */
  today: string;
  place: InventoryPlace;
  go: (part: Partial<InventoryPlace>) => void;
} {
  const { hotelTimeZone } = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const today = hotelDate(new Date(), hotelTimeZone);
  const place = placeOf(search, today);
  const go = (part: Partial<InventoryPlace>): void =>
    void navigate({ search: searchOf({ ...place, ...part }) }, { preventScrollReset: true });
  return { today, place, go };
}
