import { useState } from 'react';
import { useHost } from '@booking/remote-kit/kit';
import { changesOf, problemOf, profileFields, type Profile, type ProfileChange, type ProfileKey } from './profile.ts';
import { sentenceOf } from '@booking/http/request-error';
import { useSaveSetting } from './settings.queries.ts';

type ByKey = Partial<Record<ProfileKey, string>>;

const labelsOf = (changes: readonly ProfileChange[]): string =>
  changes.map(({ key }) => profileFields.find((field) => field.key === key)!.label).join(', ');

/** Field by field, so that a refused one holds up no other. @returns why those that were refused were refused */
async function saveEach(
  changes: readonly ProfileChange[],
  save: (change: ProfileChange) => Promise<unknown>,
): Promise<ByKey> {
  const refused: ByKey = {};
  const saveOne = async (change: ProfileChange): Promise<void> => {
    try {
      await save(change);
    } catch (error) {
      refused[change.key] = sentenceOf(error as Error);
    }
  };
  await Promise.all(changes.map(saveOne));
  return refused;
}

/** The profile as it is being typed: only what was typed is kept here, all else is as saved. */
export function useProfileForm(saved: Profile) {
  const { toast } = useHost();
  const { mutateAsync: saveSetting } = useSaveSetting();
  const [edits, setEdits] = useState<ByKey>({});
  const [problems, setProblems] = useState<ByKey>({});
  const [isSaving, setSaving] = useState(false);
  const draft = { ...saved, ...edits };
  const changes = changesOf(draft, saved);

  const edit = (key: ProfileKey, value: string): void => {
    setEdits((others) => ({ ...others, [key]: value }));
    setProblems(({ [key]: _mended, ...others }) => others);
  };
  const check = (key: ProfileKey): void => {
    const problem = problemOf({ key, value: draft[key] });
    if (problem) setProblems((others) => ({ ...others, [key]: problem }));
  };

  const send = async (): Promise<void> => {
    setSaving(true);
    const refused = await saveEach(changes, saveSetting);
    const left = changes.filter(({ key }) => key in refused);
    setEdits(Object.fromEntries(left.map(({ key }) => [key, draft[key]])));
    setProblems(refused);
    setSaving(false);
    toast(
      left.length > 0
        ? { intent: 'error', title: 'Error', body: `Not saved: ${labelsOf(left)}` }
        : { title: 'Success', body: 'The hotel profile is saved' },
    );
  };

  /** Sends what changed unless something is wrong with it. @returns the first field with a problem */
  const save = (): ProfileKey | undefined => {
    const wrong = changes.filter((change) => problemOf(change));
    setProblems(Object.fromEntries(wrong.map((change) => [change.key, problemOf(change)])));
    if (wrong.length === 0 && !isSaving) void send();
    return wrong[0]?.key;
  };

  return { draft, problems, isChanged: changes.length > 0, isSaving, edit, check, save };
}
