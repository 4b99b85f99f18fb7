import { useState, type ReactNode } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { lazyPart } from '@booking/ui/first';
import type { FileOf } from './export-dialog.tsx';

const ExportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "export-file" */ './export-dialog.tsx')).ExportDialog,
  '',
);

/** The dialog that exports the rows which a filter leaves, and what opens it. */
export function useExportDialog(file: FileOf): { isAllowed: boolean; open: () => void; dialog: ReactNode } {
  const isAllowed = useMay(file.endpoint.access);
  const [openings, setOpenings] = useState(0);
  // once it is here it stays, with the format that was chosen last
  const dialog = openings > 0 && <ExportDialog {...file} openings={openings} />;
  return { isAllowed, open: () => setOpenings((before) => before + 1), dialog };
}
