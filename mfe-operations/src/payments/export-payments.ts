import { paymentEndpoints } from '@booking/contracts/payments';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered } from '../list/address-filter.ts';
import { filterIn, type PaymentAddress } from './payment-filter.ts';
import { listedBy } from './payments.queries.ts';
import { words } from './payments.words.ts';

const { title, rows, all, filtered, personal } = words.exported;

/** The export of the payments which a filter leaves, in their order. */
export const useExportPayments = (address: PaymentAddress) =>
  useExportDialog({
    endpoint: paymentEndpoints.export,
    ...{ title, rows },
    about: `${isFiltered(filterIn(address)) ? filtered : all} ${personal}`,
    filter: listedBy(address),
  });
