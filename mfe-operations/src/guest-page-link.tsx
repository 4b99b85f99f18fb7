import { guestPreviewEndpoints, type GuestPreview } from '@booking/contracts/guest-previews';
import { call } from '@booking/http/call';
import { Link, queryOptions, useQuery } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';

/** The guest pages that were texted lately. */
export const recentPages = queryOptions({
  queryKey: ['guest-pages'],
  queryFn: ({ signal }) => call(guestPreviewEndpoints.list, { query: { limit: 500 } }, { signal }),
});

type Props = { of: (page: GuestPreview) => boolean; caller: string };

/** Leads to the newest such page that was texted, as its guest sees it; nothing where none was. */
export function GuestPageLink({ of, caller }: Props) {
  const linkClass = useLinkClass();
  const { data: pages = [] } = useQuery(recentPages);
  const page = pages.find(of);
  return (
    page && (
      <Link to={page.address} className={linkClass} aria-label={`Preview guest page: ${caller}`}>
        Preview guest page
      </Link>
    )
  );
}
