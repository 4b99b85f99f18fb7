import { useState } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { readDraft, type EntryDraft, type EntryFields, type EntryProblems } from './entry-draft.ts';

/** An entry as it is being typed, and what is wrong with it since it was last to be saved. */
export function useEntryDraft(start: EntryDraft) {
  const { toast } = useHost();
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<EntryProblems>({});
  const edit = (change: Partial<EntryDraft>): void => {
    setDraft((others) => ({ ...others, ...change }));
    setProblems((others) => ({ ...others, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) }));
  };
  /** @returns what is to be saved; nothing when it cannot be, which is said then */
  const read = (): EntryFields | undefined => {
    const { fields, problems: found = {}, complaint } = readDraft(draft);
    setProblems(found);
    if (complaint) toast({ intent: 'error', title: 'Validation Error', body: complaint });
    return fields;
  };
  const isUnsaved = Object.entries(start).some(([key, value]) => draft[key as keyof EntryDraft] !== value);
  return { draft, problems, isUnsaved, edit, read };
}
