import { useState, type FormEvent } from 'react';
import type { SettingEntry, SettingKey, SettingValues } from '@booking/contracts/settings';
import { sentenceOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { FieldRefusals, useForm } from '@booking/ui/form';
import { heldOf, schemaOf } from '../fields/setting-schema.ts';
import { useSaveSetting } from '../settings.queries.ts';
import { words } from '../settings.words.ts';
import { changesOf, savedSentence, settingsOf, shortenedBy, type Shortened } from './changes.ts';

const { toasts } = words;

/** The settings of a section, saved together but each by itself, so that a refused one holds up no other. */
export function useSectionForm(title: string, keys: readonly SettingKey[], entries: readonly SettingEntry[]) {
  const { toast } = useHost();
  const { mutateAsync } = useSaveSetting();
  const [shortened, setShortened] = useState<readonly Shortened[]>([]);
  const settings = settingsOf(entries);
  const values = heldOf(keys, settings);
  const save = async (read: Partial<SettingValues>): Promise<void> => {
    const changes = changesOf(keys, read, settings);
    const results = await Promise.allSettled(changes.map((change) => mutateAsync(change)));
    const refused = results.flatMap((result, at) =>
      result.status === 'rejected' ? { path: changes[at]!.key, message: sentenceOf(result.reason as Error) } : [],
    );
    if (refused.length > 0) {
      const labels = refused.map(({ path }) => words.labels[path]).join(', ');
      toast({ intent: 'error', title: toasts.error, body: toasts.notSaved(labels) });
      throw new FieldRefusals(refused);
    }
    if (changes.length > 0) toast({ title: toasts.success, body: savedSentence(changes, title) });
  };
  const form = useForm({ schema: schemaOf(keys), values, save, mode: 'onTouched', onlyChanged: true });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.isDirty) return;
    void form.handleSubmit((read) => {
      const shorter = shortenedBy(changesOf(keys, read, settings), settings);
      if (shorter.length > 0) setShortened(shorter);
      else void form.submit();
    })(event);
  };
  return { ...form, onSubmit, shortened, closeQuestion: () => setShortened([]), discard: () => form.reset(values) };
}

export type SectionFormOf = ReturnType<typeof useSectionForm>;
