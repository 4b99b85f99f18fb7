import { useEffect, useRef } from 'react';
import { useHost, useLocation, useNavigate } from '@booking/remote-kit/kit';
import { oauthReturn } from './oauth-return.ts';

/** Says once what came of connecting, and takes it out of the address without a step in the history. */
export function useOauthReturn(): void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const heard = useRef<string>(undefined);
  useEffect(() => {
    const back = oauthReturn(search);
    // the address changes a moment later, and effects may run twice until then
    const isHeard = heard.current === search;
    heard.current = search;
    if (!back || isHeard) return;
    if (back.toast) toast(back.toast);
    void navigate({ search: back.rest }, { replace: true, preventScrollReset: true });
  }, [search, toast, navigate]);
}
