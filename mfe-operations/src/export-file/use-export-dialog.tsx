import { useState, type ReactNode } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { lazyPart } from '@booking/ui/kit';
import type { FileOf } from './export-dialog.tsx';
import type { Format } from './row-counter.ts';

const ExportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "export-file" */ './export-dialog.tsx')).ExportDialog,
  '',
);

/** The dialog that exports the rows which a filter leaves, and what opens it. */
export function useExportDialog(file: FileOf): { isAllowed: boolean; open: () => void; dialog: ReactNode } {
  const isAllowed = useMay(file.endpoint.access);
  const [isOpen, setOpen] = useState(false);
  // the format that was chosen last is the one that is offered next
  const [format, setFormat] = useState<Format>('csv');
  const dialog = isOpen && (
    <ExportDialog {...file} format={format} onFormat={setFormat} onClose={() => setOpen(false)} />
  );
  return { isAllowed, open: () => setOpen(true), dialog };
}
