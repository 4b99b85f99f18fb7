import { useLocation, useNavigate } from '@booking/remote-kit/kit';
import { filterOf, searchOf, type PaymentFilter } from './payment-filter.ts';

/** The filter stands in the address, so that it outlives a reload and can be shown to somebody else. */
export function usePaymentFilter(): { filter: PaymentFilter; change: (part: PaymentFilter) => void } {
  const navigate = useNavigate();
  const filter = filterOf(useLocation().search);
  return {
    filter,
    change: (part) =>
      void navigate({ search: searchOf({ ...filter, ...part }) }, { replace: true, preventScrollReset: true }),
  };
}
