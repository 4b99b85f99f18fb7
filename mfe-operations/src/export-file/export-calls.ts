import { callEndpoints } from '@booking/contracts/calls';
import { useExportDialog } from './export-dialog.tsx';

type Filter = { q?: string };

const whichOf = ({ q }: Filter): string =>
  q ? `All calls of the current mode that match “${q}”.` : 'All calls of the current mode.';

/** The export of the calls which a filter leaves. */
export const useExportCalls = (filter: Filter) =>
  useExportDialog({
    endpoint: callEndpoints.export,
    title: 'Export Call Logs',
    about: `${whichOf(filter)} The file holds phone numbers and transcripts of guests: keep it where only those who need it can read it.`,
    filter,
  });
