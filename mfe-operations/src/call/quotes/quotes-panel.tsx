import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel, Text, useListClass } from '@booking/ui/kit';
import { callQueries } from '../call.queries.ts';
import { words } from '../call.words.ts';
import { Quote } from './quote.tsx';

/** Each price that was said, reckoned again with the rates of that moment and of now. */
export function QuotesPanel({ callId }: { callId: string }) {
  const listClass = useListClass('L');
  const quotes = useQuery(callQueries.quotes(callId));
  return (
    <Panel title={words.quotes.title}>
      <Answer query={quotes} what={words.quotes.what}>
        {(found) =>
          found.length === 0 ? (
            <Text>{words.quotes.none}</Text>
          ) : (
            <ol aria-label={words.quotes.list} className={listClass}>
              {found.map((quote) => (
                <Quote key={quote.toolCallId} quote={quote} />
              ))}
            </ol>
          )
        }
      </Answer>
    </Panel>
  );
}
