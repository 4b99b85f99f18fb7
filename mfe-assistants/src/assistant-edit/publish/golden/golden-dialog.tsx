import { useState } from 'react';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { ActionDialog } from '@booking/ui/kit';
import {
  goldenDraftOf,
  newGoldenDraft,
  readGoldenDraft,
  type GoldenDraft,
  type GoldenProblems,
} from './golden-draft.ts';
import { GoldenFields } from './golden-fields.tsx';
import { useSaveGoldenCall } from './golden.queries.ts';

type Props = {
  /** The one to change; a new one is written down without. */
  goldenCall: GoldenCall | undefined;
  assistantType: GoldenCall['assistantType'];
  onClose: () => void;
};

/** Writing a golden call down. */
export function GoldenDialog({ goldenCall, assistantType, onClose }: Props) {
  const [start] = useState(() => (goldenCall ? goldenDraftOf(goldenCall) : newGoldenDraft));
  const [draft, setDraft] = useState<GoldenDraft>(start);
  const [problems, setProblems] = useState<GoldenProblems>({});
  const { mutate, isPending, error } = useSaveGoldenCall(goldenCall?.id);
  const save = (close: () => void): void => {
    const { fields, problems: found = {} } = readGoldenDraft(draft, assistantType);
    setProblems(found);
    if (fields) mutate(fields, { onSuccess: close });
  };
  return (
    <ActionDialog
      title={goldenCall ? 'Edit Golden Call' : 'Add Golden Call'}
      confirm={isPending ? 'Saving…' : 'Save'}
      isPending={isPending}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(start)}
      error={error}
      onConfirm={save}
      onClose={onClose}
    >
      <GoldenFields draft={draft} problems={problems} assistantType={assistantType} onChange={setDraft} />
    </ActionDialog>
  );
}
