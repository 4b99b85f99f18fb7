import type { DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';

type Complaint = { validationMessage?: string; validationState?: 'error' | 'warning' };

/** What to say beside a field: why it cannot be saved, else what keeps it from being published or is worth a look. */
export function useComplaint(field: DraftField): Complaint {
  const { problems, preview } = useEditor();
  const problem = problems[field];
  if (problem) return { validationMessage: problem, validationState: 'error' };
  const found = preview.data?.findings.filter((finding) => finding.field === field) ?? [];
  if (found.length === 0) return {};
  return { validationMessage: found.map(({ message }) => message).join(' '), validationState: 'warning' };
}
