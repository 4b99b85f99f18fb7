import type { ReactNode } from 'react';
import { ago } from '@booking/hotel/ago';
import { Answer, makeStyles, Text, tokens, UnreadNote, useNow } from '@booking/ui/kit';
import type { Known } from './known.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { troubleOf } from './trouble.ts';
import { words } from './inventory.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ageInWords = (at: Date, now: Date): string => (now.getTime() - at.getTime() < 60_000 ? 'just now' : ago(at, now));

type Query<Value> = {
  data: Known<Value> | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<Value> = {
  query: Query<Value>;
  /** What is asked for, with its article, as in "the free rooms". */
  what: string;
  /** Another part of the page tells of Cloudbeds' trouble at length. */
  isBrief?: boolean;
  children: (value: Value) => ReactNode;
};

/** What Cloudbeds said and when; while it cannot be asked also why, and what it said last. */
export function KnownAnswer<Value>({ query, what, isBrief = false, children }: Props<Value>) {
  const styles = useStyles();
  const now = useNow();
  const trouble = query.data?.trouble ?? (query.error ? troubleOf(query.error) : undefined);
  const age = query.data && ageInWords(query.data.at, now);
  if (!trouble) {
    return (
      <Answer query={query} what={what}>
        {({ value }) => (
          <div className={styles.root}>
            {children(value)}
            <Text size={200} className={styles.quiet}>
              {words.updated(age ?? '')}
            </Text>
          </div>
        )}
      </Answer>
    );
  }
  return (
    <div className={styles.root}>
      {isBrief ? (
        <Text className={styles.quiet}>
          {words.away.title[trouble.kind]}. {age ? words.away.brief(age) : words.away.nothing}
        </Text>
      ) : (
        <TroubleNotice trouble={trouble} what={what} age={age} isTrying={query.isFetching} onRetry={query.refetch} />
      )}
      {query.data && (
        <>
          <UnreadNote of={query.data} />
          {children(query.data.value)}
        </>
      )}
    </div>
  );
}
