import type { ExtensionRequest } from '@booking/contracts/extensions';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { callPage, paymentPage } from './extension-pages.ts';
import { words } from './extensions.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}` },
});

/** The ways from a request to its call and its payment. */
export function ExtensionLinks({ request }: { request: ExtensionRequest }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const ways = [
    [words.links.call, callPage(request)],
    [words.links.payment, paymentPage(request)],
  ] as const;
  if (!ways.some(([, to]) => to)) return null;
  return (
    <div className={styles.root}>
      {ways.map(
        ([name, to]) =>
          to && (
            <Link key={name} to={to} className={linkClass} aria-label={words.named(name, request.guestName)}>
              {name}
            </Link>
          ),
      )}
    </div>
  );
}
