import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { searchOf } from './address-filter.ts';

/** The filter stands in the address, so that it outlives a reload and can be shown to somebody else. `read` reads it there. */
export function useAddressFilter<Filter extends object>(
  read: (search: string) => Filter,
): {
  filter: Filter;
  change: (part: Filter) => void;
  showAll: () => void;
} {
  const navigate = useNavigate();
  const filter = read(useLocation().search);
  const show = (wanted: object): void =>
    void navigate({ search: searchOf(wanted) }, { replace: true, preventScrollReset: true });
  // two fields may change one after the other before this is drawn again
  const change = (part: Filter): void => show({ ...read(window.location.search), ...part });
  return { filter, change, showAll: () => show({}) };
}
