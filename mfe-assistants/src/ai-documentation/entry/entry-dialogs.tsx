import type { Documentation } from '@booking/contracts/ai-documentation';
import { AddDialog } from './add-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { EntryValues } from './entry-values.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';

export type Asked =
  { what: 'add'; start?: Partial<EntryValues> } | { what: 'edit' | 'delete' | 'history'; entry: Documentation };

type Props = { asked: Asked | undefined; onClose: () => void; onRemoved: (entry: Documentation) => void };

/** The dialog that was asked for. It is the screen's, so that what is typed outlives the entry's own place on it. */
export function EntryDialogs({ asked, onClose, onRemoved }: Props) {
  switch (asked?.what) {
    case 'add':
      return <AddDialog start={asked.start} onClose={onClose} />;
    case 'edit':
      return <EditDialog entry={asked.entry} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog entry={asked.entry} onClose={onClose} onRemoved={onRemoved} />;
    case 'history':
      return <HistoryDialog entry={asked.entry} onClose={onClose} />;
    case undefined:
      return null;
  }
}
