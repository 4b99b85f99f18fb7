import { callEndpoints, type CallFilter } from '@booking/contracts/calls';
import { isFiltered } from '../list/address-filter.ts';
import type { FileOf } from './export-dialog.tsx';
import { useExportDialog } from './use-export-dialog.tsx';

const modeOf = ({ mode }: CallFilter): string => (mode ? `of ${mode} mode` : 'of the current mode');

const whichOf = (filter: CallFilter): string =>
  isFiltered({ ...filter, mode: undefined })
    ? `All calls ${modeOf(filter)} that the filters leave.`
    : `All calls ${modeOf(filter)}.`;

/** The file of the calls which a filter leaves. */
export const callsFile = (filter: CallFilter): FileOf => ({
  endpoint: callEndpoints.export,
  title: 'Export Call Logs',
  rows: 'calls',
  about: `${whichOf(filter)} The file holds phone numbers and transcripts of guests: keep it where only those who need it can read it.`,
  filter,
});

/** The export of the calls which a filter leaves. */
export const useExportCalls = (filter: CallFilter) => useExportDialog(callsFile(filter));
