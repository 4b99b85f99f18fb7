import { useQuery } from '@booking/remote-kit/kit';
import { useHotel } from '../hotel/use-hotel.ts';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { Page } from '../page.tsx';
import { Button } from '../parts/button.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { NoticeSections } from './notice-sections.tsx';
import { privacyNoticeQuery } from './privacy-notice.queries.ts';
import { YourRights } from './your-rights.tsx';

export function Screen() {
  const { t } = useWords();
  const hotel = useHotel();
  const { data: notice, error, refetch } = useQuery(privacyNoticeQuery);
  return (
    <Page title={t('privacy.title')} subtitle={t('privacy.intro')}>
      {notice && <NoticeSections notice={notice} />}
      {!notice && !error && <LoadingState label={t('privacy.loading')} />}
      {error && (
        <>
          <Notice>{t('privacy.failed')}</Notice>
          <div className={layout.start}>
            <Button onClick={() => void refetch()}>{t('site.tryAgain')}</Button>
          </div>
        </>
      )}
      {(notice || error) && <YourRights email={notice?.email ?? ''} hotel={hotel} />}
    </Page>
  );
}
