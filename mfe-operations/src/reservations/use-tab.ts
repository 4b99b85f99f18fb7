import { useLocation, useNavigate } from '@booking/remote-kit/kit';

type Tab = 'events' | 'differences';

/** Which tab shows; the address keeps it, so that it survives a reload and can be linked to. Each has filters of its own. */
export function useTab(): [tab: Tab, show: (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const tab = new URLSearchParams(search).get('tab') === 'differences' ? 'differences' : 'events';
  const show = (next: Tab): void =>
    void navigate({ search: next === 'events' ? '' : `?tab=${next}` }, { replace: true, preventScrollReset: true });
  return [tab, show];
}
