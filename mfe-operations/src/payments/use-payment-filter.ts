import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { filterOf, searchOf, type PaymentFilter } from './payment-filter.ts';

/** The filter stands in the address, so that it outlives a reload and can be shown to somebody else. */
export function usePaymentFilter(): {
  filter: PaymentFilter;
  change: (part: PaymentFilter) => void;
  showAll: () => void;
} {
  const navigate = useNavigate();
  const filter = filterOf(useLocation().search);
  const show = (wanted: PaymentFilter): void =>
    void navigate({ search: searchOf(wanted) }, { replace: true, preventScrollReset: true });
  return { filter, change: (part) => show({ ...filter, ...part }), showAll: () => show({}) };
}
