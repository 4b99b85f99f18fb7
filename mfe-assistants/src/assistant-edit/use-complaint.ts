import type { DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';

type Complaint = { validationMessage?: string; validationState?: 'warning' };

/** What to say beside a field that can be saved: what keeps it from being published or is worth a look. */
export function useComplaint(field: DraftField): Complaint {
  const { preview } = useEditor();
  const found = preview.data?.findings.filter((finding) => finding.field === field) ?? [];
  if (found.length === 0) return {};
  return { validationMessage: found.map(({ message }) => message).join(' '), validationState: 'warning' };
}
