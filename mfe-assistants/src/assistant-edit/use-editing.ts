import { useRef } from 'react';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { useRevisedForm, useWatch } from '@booking/ui/form';
import { assistantQueries } from '../assistants.queries.ts';
import { words } from './assistant-edit.words.ts';
import {
  bodyOf,
  draftFields,
  draftOf,
  draftSchema,
  labelOf,
  storableChanges,
  type Draft,
  type DraftField,
  type Edits,
} from './draft.ts';

const failure = words.saveFailed;

type Change = { changes: Edits; base: Assistant };

/**
 * The assistant as it is being edited, and saving it, by itself and before a publish. When somebody else saved meanwhile nothing is
 * overwritten: both versions are shown to choose from. Toasts as in S1 section 8.
 * @param onWrong is told the first field that keeps a save from being sent
 */
export function useEditing(assistant: Assistant, onWrong: (field: DraftField) => void) {
  const { toast } = useHost();
  const client = useQueryClient();
  const { id } = assistant;
  const isBeforePublish = useRef(false);
  const refuse = (body: string): void => toast({ intent: 'error', title: 'Error', body });
  const { mutateAsync } = useMutation({
    mutationFn: ({ changes, base }: Change) =>
      call(assistantEndpoints.save, { params: { id }, body: bodyOf(changes, base) }),
    onSuccess: (saved) => {
      client.setQueryData(assistantQueries.one(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...assistantQueries.all, 'list'] });
    },
    onError: (error) => refuse(isBeforePublish.current ? failure : failureOf(error, failure)),
  });
  const form = useRevisedForm({
    ...{ schema: draftSchema(assistant), saved: assistant, valuesOf: draftOf, isMergeAsked: true, mode: 'onChange' },
    send: async (read, base) => {
      const changes = storableChanges(read, base);
      return Object.keys(changes).length > 0 ? mutateAsync({ changes, base }) : base;
    },
    newest: () => client.fetchQuery(assistantQueries.one(id)),
    onInvalid: (errors) => {
      const wrong = draftFields.find((field) => errors[field]);
      if (!wrong) return;
      refuse(`${labelOf(wrong)}: ${errors[wrong]!.message}`);
      onWrong(wrong);
    },
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const done = (): void => toast({ title: 'Success', body: words.saved });
  return {
    form,
    draft,
    base: form.base,
    isChanged: form.isDirty,
    /** What a preview, a chat and a play take of the unsaved edits. */
    sendable: storableChanges(draft, form.base),
    save: () => form.submit(done),
    /** What is published is what is saved. @returns whether all is saved now */
    saveFirst: async (): Promise<boolean> => {
      if (!form.isDirty) return true;
      isBeforePublish.current = true;
      const isSaved = await form.submit();
      isBeforePublish.current = false;
      return isSaved;
    },
    decide: (chosen: Parameters<typeof form.decide>[0]) => form.decide(chosen, done),
  };
}

export type Editing = ReturnType<typeof useEditing>;
