import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { reasonOf } from '@booking/http/request-error';
import { FormField, Input, Switch } from '@booking/ui/form';
import { Button, makeStyles, MessageBar, MessageBarBody, Panel, Text, tokens } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { ChatTurn } from './chat-turn.tsx';
import { useChat } from './use-chat.ts';

const said = publishWords.chat;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  // the track stands in line with what is around it
  switch: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
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
  const { form, turns, startOver, error, isReal, switchEffects } = useChat(id);
  return (
    <Panel
      title={said.title}
      aside={
        turns.length > 0 && (
          <Button size="small" disabledFocusable={form.isSaving} onClick={startOver}>
            {said.startOver}
          </Button>
        )
      }
    >
      {isReal ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{said.real}</MessageBarBody>
        </MessageBar>
      ) : (
        <Text className={styles.quiet}>{said.safe}</Text>
      )}
      <Switch
        className={styles.switch}
        label={said.switch}
        checked={isReal}
        disabled={form.isSaving}
        onChange={(_, { checked }) => switchEffects(checked)}
      />
      <div className={styles.turns} role="log" aria-label={said.log} tabIndex={turns.length > 0 ? 0 : undefined}>
        {turns.map((turn, at) => (
          <ChatTurn key={at} turn={turn} />
        ))}
      </div>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {said.noAnswer} {reasonOf(error)}
          </MessageBarBody>
        </MessageBar>
      )}
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormField form={form} name="says" label={said.message}>
          {(input) => <Input className={styles.input} autoComplete="off" maxLength={2000} {...input} />}
        </FormField>
        <Button type="submit" icon={<SendRegular />} className={styles.button} disabledFocusable={form.isSaving}>
          {form.isSaving ? said.waiting : said.send}
        </Button>
      </form>
    </Panel>
  );
}
