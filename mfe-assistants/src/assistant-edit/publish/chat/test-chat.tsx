import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { reasonOf } from '@booking/http/request-error';
import { FormField, Input } from '@booking/ui/form';
import { Button, makeStyles, MessageBar, MessageBarBody, Panel, Text, tokens } from '@booking/ui/kit';
import { ChatTurn } from './chat-turn.tsx';
import { useChat } from './use-chat.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  turns: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    maxHeight: '28rem',
    overflowY: 'auto',
  },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: tokens.spacingHorizontalS },
  input: { minWidth: 0 },
  // in line with the input, whose label stands above it
  button: {
    alignSelf: 'start',
    minWidth: 0,
    marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalXXS} * 3)`,
  },
});

/** Talks with the assistant as it stands in the editor. */
export function TestChat({ id }: { id: number }) {
  const styles = useStyles();
  const { form, turns, startOver, error } = useChat(id);
  return (
    <Panel
      title="Test Chat"
      aside={
        turns.length > 0 && (
          <Button size="small" disabledFocusable={form.isSaving} onClick={startOver}>
            Start Over
          </Button>
        )
      }
    >
      <Text className={styles.quiet}>
        Talks with the draft as it stands here, saved or not. Its tools are really called: what it books is booked.
      </Text>
      <div className={styles.turns} role="log" aria-label="Conversation" tabIndex={turns.length > 0 ? 0 : undefined}>
        {turns.map((turn, at) => (
          <ChatTurn key={at} turn={turn} />
        ))}
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>No answer came. {reasonOf(error)}</MessageBarBody>
        </MessageBar>
      )}
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormField form={form} name="says" label="Say something">
          {(input) => <Input className={styles.input} autoComplete="off" maxLength={2000} {...input} />}
        </FormField>
        <Button type="submit" icon={<SendRegular />} className={styles.button} disabledFocusable={form.isSaving}>
          {form.isSaving ? 'Waiting…' : 'Send'}
        </Button>
      </form>
    </Panel>
  );
}
