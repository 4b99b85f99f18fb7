import type { Assistant } from '@booking/contracts/assistants';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { lineOf } from '../../mode-words.ts';
import { publishWords } from '../assistant-edit.words.ts';
import { usePreview } from '../prompts/use-preview.ts';

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

const said = publishWords.greeting;

type Current = NonNullable<NonNullable<ReturnType<typeof usePreview>['data']>['current']>;

function wordsOf({ firstMessage, firstMessageMode }: Current): string {
  if (firstMessageMode === 'assistant-speaks-first-with-model-generated-message') return said.byModel;
  if (firstMessage === null) return said.leftToVapi;
  return firstMessage.trim() === '' ? said.silent : said.says(firstMessage);
}

/** What callers hear first, on which line and since when; nothing where none of our versions is current. */
export function Greeting({ assistant }: { assistant: Assistant }) {
  const styles = useStyles();
  const current = usePreview().data?.current;
  const line = lineOf(assistant);
  if (!current || !line || assistant.lastPublishedAt === null) return null;
  return (
    <Text as="p" block className={styles.root}>
      On {line} since <Time at={assistant.lastPublishedAt} />: {wordsOf(current)}
    </Text>
  );
}
