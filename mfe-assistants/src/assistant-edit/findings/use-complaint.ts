import { useState } from 'react';
import type { DraftField } from '../draft.ts';
import { useEditor } from '../editor-context.ts';

type Complaint = {
  validationMessage?: string;
  validationState?: 'error' | 'warning';
  onFocus: () => void;
  onBlur: () => void;
};

/**
 * What to say beside a field that can be saved: what keeps it from being published or is worth a look. While somebody types in it nothing
 * new is said, but what was said goes as soon as it is mended.
 */
export function useComplaint(field: DraftField): Complaint {
  const { preview } = useEditor();
  const [before, setBefore] = useState<readonly string[]>();
  const found = preview.data?.findings.filter((finding) => finding.field === field) ?? [];
  const shown = before ? found.filter(({ message }) => before.includes(message)) : found;
  const entered = {
    onFocus: () => setBefore((known) => known ?? found.map(({ message }) => message)),
    onBlur: () => setBefore(undefined),
  };
  if (shown.length === 0) return entered;
  return {
    ...entered,
    validationMessage: shown.map(({ message }) => message).join(' '),
    validationState: shown.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
  };
}
