import { useLocation, useNavigate } from '@booking/remote-kit/kit';

/** S1 section 2. */
export const tabs = ['overview', 'tools', 'configuration', 'prompts', 'publish'] as const;
export type Tab = (typeof tabs)[number];

/** Which tab shows; the address keeps it, so that it survives a reload and can be linked to. */
export function useTab(): [tab: Tab, show: (tab: Tab) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const tab = tabs.find((name) => name === asked) ?? 'overview';
  return [tab, (next) => void navigate({ search: `?tab=${next}` }, { replace: true, preventScrollReset: true })];
}
