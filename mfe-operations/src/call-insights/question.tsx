import type { AskedQuestion, QuestionGroup } from '@booking/contracts/call-insights';
import { labelOf } from '@booking/contracts/labels';
import { formatCount } from '@booking/hotel/money';
import { Link, Slot, Time, useMay } from '@booking/remote-kit/kit';
import { makeStyles, StatusBadge, Text, tokens, useLinkClass, useListClass } from '@booking/ui/kit';
import { Fold } from '../parts/fold.tsx';
import { words } from './call-insights.words.ts';

const said = words.questions;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingBottom: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  example: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Opens the form of a new entry with the question in it. */
const entryAddress = ({ suggestedTitle, question }: QuestionGroup): string =>
  `/ai-documentation?${new URLSearchParams({ title: suggestedTitle, content: said.content(question) })}`;

function Example({ example: { callId, at, isChat, text, reply, source } }: { example: AskedQuestion }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  return (
    <li className={styles.example}>
      <Text>“{text}”</Text>
      {reply && <Text className={styles.quiet}>{said.reply(reply)}</Text>}
      <span className={styles.line}>
        <Text size={200} className={styles.quiet}>
          {labelOf(words.sources, source)} · <Time at={at} />
        </Text>
        <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={linkClass}>
          {isChat ? said.openChat : said.open}
        </Link>
      </span>
    </li>
  );
}

/** Questions that ask the same, with one click to an entry that answers them or to a golden call that expects the answer. */
export function Question({ group }: { group: QuestionGroup }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const listClass = useListClass('S');
  const mayChange = useMay('documentation:change');
  const { question, count, calls, language, examples } = group;
  const [first] = examples;
  return (
    <li className={styles.root}>
      <span className={styles.line}>
        <Text weight="semibold">{question}</Text>
        {language === 'es' && <StatusBadge tone="neutral">{said.spanish}</StatusBadge>}
      </span>
      <Text size={200} className={styles.quiet}>
        {said.asked(formatCount(count), count === 1, formatCount(calls), calls === 1)}
      </Text>
      <div className={styles.line}>
        {mayChange && (
          <Link to={entryAddress(group)} className={linkClass} aria-label={said.addEntryFor(question)}>
            {said.addEntry}
          </Link>
        )}
        {first && <Slot name="call-action" callId={first.callId} of={question} />}
      </div>
      {examples.length > 0 && (
        <Fold title={said.examples}>
          <ul className={listClass}>
            {examples.map((example) => (
              <Example key={`${example.callId} ${example.turn}`} example={example} />
            ))}
          </ul>
        </Fold>
      )}
    </li>
  );
}
