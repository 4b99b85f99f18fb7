import { paymentEndpoints } from '@booking/contracts/payments';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered } from '../list/address-filter.ts';
import type { PaymentFilter } from './payment-filter.ts';

const whichOf = (filter: PaymentFilter): string =>
  isFiltered(filter) ? 'All payments of the current mode that the filters leave.' : 'All payments of the current mode.';

/** The export of the payments which a filter leaves. */
export const useExportPayments = (filter: PaymentFilter) =>
  useExportDialog({
    endpoint: paymentEndpoints.export,
    title: 'Export Payment Events',
    rows: 'payments',
    about: `${whichOf(filter)} The file holds names, e-mail addresses and phone numbers of guests: keep it where only those who need it can read it.`,
    filter,
  });
