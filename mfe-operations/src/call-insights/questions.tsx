import { useState } from 'react';
import type { CallInsights } from '@booking/contracts/call-insights';
import { formatCount } from '@booking/hotel/money';
import { Button, EmptyState, Panel, Text, useListClass } from '@booking/ui/kit';
import { words } from './call-insights.words.ts';
import { Question } from './question.tsx';

const said = words.questions;
/** More are drawn once somebody asks for them: each has a place for actions of other remotes. */
const shownFirst = 20;

/** What callers asked and were not told, grouped. */
export function Questions({ insights: { unanswered, questions } }: { insights: CallInsights }) {
  const listClass = useListClass('M');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? questions : questions.slice(0, shownFirst);
  return (
    <Panel title={said.title} aside={<Text>{said.count(formatCount(unanswered), unanswered === 1)}</Text>}>
      {questions.length === 0 ? (
        <EmptyState title={said.none.title}>{said.none.body}</EmptyState>
      ) : (
        <ol aria-label={said.list} className={listClass}>
          {shown.map((group) => (
            <Question key={`${group.language} ${group.key}`} group={group} />
          ))}
        </ol>
      )}
      {shown.length < questions.length && (
        <Button onClick={() => setWhole(true)}>{said.all(formatCount(questions.length))}</Button>
      )}
    </Panel>
  );
}
