import { callsFile } from './export-calls.ts';
import { ExportDialog } from './export-dialog.tsx';
import type { Format } from './row-counter.ts';

type Props = { format: Format; onFormat: (format: Format) => void; onClose: () => void };

/** Exports every call of the current mode; open while it is mounted. */
export const ExportAllCalls = (props: Props) => <ExportDialog {...callsFile({})} {...props} />;
