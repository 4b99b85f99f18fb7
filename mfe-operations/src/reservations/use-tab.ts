import { useLocation, useNavigate } from '@booking/remote-kit/kit';

export type Tab = 'stays' | 'events' | 'differences';

const isTab = (text: string | null): text is Tab => text === 'events' || text === 'differences';

/** Which tab shows; the address keeps it, so that it survives a reload and can be linked to. Each has filters of its own. */
export function useTab(): [tab: Tab, show: (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const show = (next: Tab): void =>
    void navigate({ search: next === 'stays' ? '' : `?tab=${next}` }, { replace: true, preventScrollReset: true });
  return [isTab(asked) ? asked : 'stays', show];
}
