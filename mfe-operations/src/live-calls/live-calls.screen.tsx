import { useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, PageHeader, useListClass } from '@booking/ui/kit';
import { LiveCallPanel } from './live-call.tsx';
import { liveCallQueries } from './live-calls.queries.ts';
import { words } from './live-calls.words.ts';

/** Who is on the line now, turn by turn as it is said. */
export function Screen() {
  const listClass = useListClass('L');
  const calls = useQuery(liveCallQueries.list());
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Answer query={calls} what={words.what}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.none.title}>{words.none.body}</EmptyState>
          ) : (
            <ul aria-label={words.list} className={listClass}>
              {found.map((each) => (
                <li key={each.id}>
                  <LiveCallPanel call={each} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  );
}
