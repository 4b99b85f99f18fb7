import type { ReactNode } from 'react';
import { hasStatus } from '@booking/http/request-error';
import { Button, LoadingState, makeStyles } from '@booking/ui/kit';
import { LinkFailed } from './link-failed.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';

const useStyles = makeStyles({ retry: { alignSelf: 'flex-start' } });

type Query<Session> = { data: Session | undefined; error: Error | null; refetch: () => unknown };

type Props<Session> = {
  token: string;
  query: Query<Session>;
  words: { title: string; waiting: string; failed: string; invalid: string; missing: string };
  headOf: (session: Session) => { title: string; subtitle?: string };
  /** A way out of a link that leads nowhere. */
  wayOut?: ReactNode;
  children: (session: Session) => ReactNode;
};

/** The page behind a texted link: on its way, not to be had, or what its session shows. */
export function SessionPage<Session>({ token, query, words, headOf, wayOut, children }: Props<Session>) {
  const styles = useStyles();
  const { data, error, refetch } = query;
  const isOver = error !== null && hasStatus(error, 404);
  const retry = (
    <Button className={styles.retry} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (token === '' || isOver || (error && !data)) {
    return (
      <Page title={words.failed}>
        <LinkFailed retry={token !== '' && !isOver && retry} wayOut={wayOut}>
          {token === '' ? words.missing : words.invalid}
        </LinkFailed>
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={words.title}>
        <LoadingState label={words.waiting} />
      </Page>
    );
  }
  return (
    <Page {...headOf(data)}>
      {error && (
        <>
          <Notice>This page could not be brought up to date.</Notice>
          {retry}
        </>
      )}
      {children(data)}
    </Page>
  );
}
