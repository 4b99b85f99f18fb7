import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import { isFiltered } from '../list/address-filter.ts';
import type { FileOf } from './export-dialog.tsx';
import { useExportDialog } from './use-export-dialog.tsx';

const modeOf = ({ mode }: Listed): string => (mode ? `${mode} mode` : 'the current mode');

const whichOf = (filter: Listed): string =>
  isFiltered({ ...filter, mode: undefined, sort: undefined })
    ? `Calls of ${modeOf(filter)} matching your filters.`
    : `All calls of ${modeOf(filter)}.`;

/** A filter, and how what it leaves is sorted. */
type Listed = CallFilter & { sort?: string | undefined };

/** The file of the calls which a filter leaves. */
export const callsFile = (filter: Listed): FileOf => ({
  endpoint: callEndpoints.export,
  title: 'Export Call Logs',
  rows: 'calls',
  about: `${whichOf(filter)} The file contains phone numbers and transcripts of guests: store it securely.`,
  filter,
});

/** The export of the calls which a filter leaves. */
export const useExportCalls = (filter: Listed) => useExportDialog(callsFile(filter));
