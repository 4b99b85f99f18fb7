import { useState } from 'react';
import { settingSchemas } from '@booking/contracts/settings';
import { sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import type { Shortened } from './shorten-dialog.tsx';
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
  /** What would be saved now; undefined where that is nothing, or cannot be. */
  const changed = (): SettingChange | undefined => {
    if (!isChanged || isSaving) return undefined;
    const change = read(typed.trim());
    const found = settingSchemas[change.key].safeParse(change.value).error?.issues[0]?.message;
    if (found) setProblem(found);
    return found ? undefined : change;
  };
  const save = (): void => {
    const change = changed();
    if (change) send(change);
  };
  /** Saves, unless a number would become smaller. @returns what is to be asked before it does */
  const saveUnlessLess = (): Shortened | undefined => {
    const change = changed();
    if (typeof change?.value === 'number' && change.value < Number(saved))
      return { from: Number(saved), to: change.value };
    if (change) send(change);
    return undefined;
  };

  return { typed, problem, isChanged, isSaving, type, save, saveUnlessLess };
}
