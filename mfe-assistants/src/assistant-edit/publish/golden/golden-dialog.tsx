import { useState } from 'react';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { hasStatus } from '@booking/http/request-error';
import { useQueryClient } from '@booking/remote-kit/kit';
import { ActionDialog } from '@booking/ui/kit';
import {
  goldenDraftOf,
  newGoldenDraft,
  readGoldenDraft,
  type GoldenDraft,
  type GoldenProblems,
} from './golden-draft.ts';
import { GoldenFields } from './golden-fields.tsx';
import { goldenCallsOf, useSaveGoldenCall } from './golden.queries.ts';
import { TheirVersion } from './their-version.tsx';

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
  const [base, setBase] = useState(goldenCall);
  const client = useQueryClient();
  const { mutate, isPending, error } = useSaveGoldenCall(base);
  const collide = async (refused: Error): Promise<void> => {
    if (!hasStatus(refused, 409)) return;
    const newest = await client.fetchQuery(goldenCallsOf(assistantType));
    setBase(newest.find(({ id }) => id === base?.id) ?? base);
  };
  const save = (close: () => void): void => {
    const { fields, problems: found = {} } = readGoldenDraft(draft, assistantType);
    setProblems(found);
    if (!fields) return;
    mutate(fields, { onSuccess: close, onError: (refused) => void collide(refused).catch(() => undefined) });
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
      {base && base !== goldenCall && <TheirVersion goldenCall={base} />}
    </ActionDialog>
  );
}
