import { useAddress } from '../hotel/address.ts';
import { useWords } from '../language/use-words.ts';
import styles from './preview-strip.module.css';

const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where staff come from: the pre-check-in that they look at, or the calls in which other pages were texted. */
const consolePath = (pathname: string, id: string): string =>
  pathname.startsWith('/precheckin/') ? `/precheckins/${id}` : '/call-logs';

/** Tells staff that they look at a page of a guest. Their link has the id of a record, never the token of a guest. */
export function PreviewStrip({ token }: { token: string }) {
  const { t } = useWords();
  const { pathname, search } = useAddress();
  if (!recordId.test(token) || !new URLSearchParams(search).has('preview')) return null;
  return (
    <div className={styles.root}>
      <strong>{t('links.previewAsStaff')}</strong>
      <a href={consolePath(pathname, token)}>{t('links.backToConsole')}</a>
    </div>
  );
}
