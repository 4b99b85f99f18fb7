import type { ReactNode } from 'react';
import { hasStatus } from '@booking/http/request-error';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { LinkFailed } from './link-failed.tsx';
import { Page } from '../page.tsx';
import { Button } from '../parts/button.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { PreviewStrip } from './preview-strip.tsx';

type SessionQuery<Session> = {
  data: { session: Session } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type Props<Session> = {
  token: string;
  query: SessionQuery<Session>;
  words: { title: string; waiting: string; failed: string; invalid: string; missing: string };
  headOf: (session: Session) => { title: string; subtitle?: ReactNode };
  /** A way out of a link that leads nowhere. */
  wayOut?: ReactNode;
  children: (session: Session) => ReactNode;
};

/** The page behind a texted link: on its way, not to be had, or what its session shows. */
export function SessionPage<Session>({ token, query, words, headOf, wayOut, children }: Props<Session>) {
  const { t } = useWords();
  const { data, error, refetch } = query;
  const isOver = error !== null && hasStatus(error, 404);
  const retry = (
    <div className={layout.start}>
      <Button onClick={() => void refetch()}>{t('site.tryAgain')}</Button>
    </div>
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
    <>
      <PreviewStrip token={token} />
      <Page {...headOf(data.session)}>
        {error && (
          <>
            <Notice>{t('links.notUpToDate')}</Notice>
            {retry}
          </>
        )}
        {children(data.session)}
      </Page>
    </>
  );
}
