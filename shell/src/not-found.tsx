import { Link } from '@booking/remote-kit/kit';
import { EmptyState, PageHeader, Panel, useLinkClass } from '@booking/ui/kit';
import { useSession } from './session.ts';
import { useTitle } from './use-title.ts';

/** For staff it keeps the way on in sight; guests see no more than the page. */
export function NotFound() {
  const { user } = useSession();
  const link = useLinkClass();
  useTitle('Page not found');
  return (
    <>
      <PageHeader title="404 Page Not Found" />
      <Panel title="We can't find that page">
        <EmptyState
          title="Check the address"
          action={
            user && (
              <Link to="/" className={link}>
                Go to the dashboard
              </Link>
            )
          }
        >
          The link may be old or incomplete.
        </EmptyState>
      </Panel>
    </>
  );
}
