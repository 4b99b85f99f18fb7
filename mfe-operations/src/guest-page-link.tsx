import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { call } from '@booking/http/call';
import { Link, queryOptions, useQuery } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';

const recentPages = queryOptions({
  queryKey: ['guest-pages'],
  queryFn: ({ signal }) => call(guestPreviewEndpoints.list, { query: { limit: 500 } }, { signal }),
});

type Props = { callId: string | null; caller: string };

/** Leads to the newest page that was texted in a call, as its guest sees it; nothing where none was. */
export function GuestPageLink({ callId, caller }: Props) {
  const linkClass = useLinkClass();
  const { data: pages = [] } = useQuery(recentPages);
  const page = pages.find((each) => each.callId !== null && each.callId === callId);
  return (
    page && (
      <Link to={page.address} className={linkClass} aria-label={`View as the guest: ${caller}`}>
        View as the guest
      </Link>
    )
  );
}
