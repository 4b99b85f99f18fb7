import { failureOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { Button, Text } from '@booking/ui/kit';
import { useEditor } from '../assistant-edit/editor-context.ts';
import { useEditorStyles } from '../assistant-edit/editor.styles.ts';
import { starterQuery } from './starter.queries.ts';
import { words } from './starter.words.ts';

const offered = [
  'personality',
  'firstMessage',
  'firstMessageMode',
  'voicemailMessage',
  'endCallMessage',
  'bookingLogic',
  'systemPrompt',
] as const;

/** Offers the default prompt of the type while there is none. It fills in only what is empty, and nothing is saved by it. */
export function StarterPrompt() {
  const { start } = useEditorStyles();
  const { toast } = useHost();
  const client = useQueryClient();
  const { draft, form, isReadOnly } = useEditor();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.fetchQuery(starterQuery()),
    onSuccess: ({ prompts }) => {
      const prompt = prompts.find(({ assistantType }) => assistantType === draft.assistantType);
      if (!prompt) return;
      for (const field of offered) {
        if (!draft[field]) form.setValue(field, prompt[field], { shouldDirty: true, shouldValidate: true });
      }
      toast({ title: words.prompt.done });
    },
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, words.prompt.failure) }),
  });
  if (isReadOnly || draft.systemPrompt?.trim()) return null;
  return (
    <>
      <Text>{words.prompt.about}</Text>
      <Button className={start} disabledFocusable={isPending} onClick={() => mutate()}>
        {words.prompt.use}
      </Button>
    </>
  );
}
