import { goldenCallEndpoints, type CallScript, type Expectation } from '@booking/contracts/golden-calls';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQuery, type SlotProps } from '@booking/remote-kit/kit';
import { ActionDialog, Answer, makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  turns: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    paddingLeft: tokens.spacingHorizontalXXXL,
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const toolsOf = (expects: readonly Expectation[]): string =>
  expects.flatMap((expected) => (expected.kind === 'uses_tool' ? expected.name : [])).join(', ');

function Script({ script: { name, turns, isKept } }: { script: CallScript }) {
  const styles = useStyles();
  return (
    <>
      <Text>
        “{name}” keeps what the caller said and which tools were used. Names, numbers and addresses are replaced. Check
        for personal data.
      </Text>
      <ol className={styles.turns} aria-label="What is kept">
        {turns.map(({ says, expects }, at) => (
          <li key={at}>
            <Text block>{says}</Text>
            {expects.length > 0 && <Text className={styles.quiet}>Uses {toolsOf(expects)}</Text>}
          </li>
        ))}
      </ol>
      <Text className={styles.quiet}>
        {isKept
          ? 'This call is a golden call already. Saving opens it and changes nothing.'
          : 'It runs once you add an expectation and activate it.'}
      </Text>
    </>
  );
}

const scriptQuery = (callId: string) =>
  queryOptions({
    queryKey: ['golden call of', callId],
    queryFn: ({ signal }) => call(goldenCallEndpoints.scriptOfCall, { query: { callId } }, { signal }),
    staleTime: 0,
  });

/** Shows what a golden call made of a call will keep, and makes it: what went wrong there no draft may get wrong again. */
export function Slot({ callId, onDone, onClose }: SlotProps['call-action']) {
  const script = useQuery(scriptQuery(callId));
  const make = useMutation({ mutationFn: () => call(goldenCallEndpoints.fromCall, { body: { callId } }) });
  const assistantId = script.data?.assistantId;
  const save = (close: () => void): void =>
    make.mutate(undefined, {
      onSuccess: () => {
        close();
        onDone({
          to: assistantId ? `/assistant/${assistantId}?tab=publish` : '/assistant',
          words: 'Golden call saved. Add an expectation, then activate it.',
        });
      },
    });
  return (
    <ActionDialog
      title="Make a Golden Call"
      confirm={make.isPending ? 'Saving…' : 'Save'}
      isPending={make.isPending || !script.data}
      error={make.error}
      onConfirm={save}
      onClose={onClose}
    >
      <Answer query={script} what="what was said">
        {(data) => <Script script={data} />}
      </Answer>
    </ActionDialog>
  );
}
