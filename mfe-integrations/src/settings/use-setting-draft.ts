import { useState } from 'react';
import { settingSchemas } from '@booking/contracts/settings';
import { sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { useSaveSetting, type SettingChange } from './settings.queries.ts';

/**
 * One setting as it is being typed: only what was typed is kept here.
 * @param read what a text says the setting shall be
 * @param done what is told once it is saved
 */
export function useSettingDraft(saved: string, read: (typed: string) => SettingChange, done: string) {
  const { toast } = useHost();
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending: isSaving } = useSaveSetting();
  const typed = edited ?? saved;
  const isChanged = typed.trim() !== saved;

  const type = (value: string): void => {
    setEdited(value);
    setProblem(undefined);
  };
  const send = (change: SettingChange): void =>
    mutate(change, {
      onSuccess: () => {
        setEdited(undefined);
        toast({ title: 'Success', body: done });
      },
      onError: (error) => {
        setProblem(sentenceOf(error));
        toast({ intent: 'error', title: 'Error', body: sentenceOf(error) });
      },
    });
  const save = (): void => {
    if (!isChanged || isSaving) return;
    const change = read(typed.trim());
    const found = settingSchemas[change.key].safeParse(change.value).error?.issues[0]?.message;
    if (found) setProblem(found);
    else send(change);
  };

  return { typed, problem, isChanged, isSaving, type, save };
}
