import { useLocation, useNavigate } from '@booking/remote-kit/kit';

/** The call that is monitored stands in the address, so that it outlives a reload and can be shown to somebody else. */
export function useMonitoredCall(): { callId: string | null; monitor: (callId: string | null) => void } {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    callId: new URLSearchParams(search).get('call'),
    monitor: (callId) => {
      const next = new URLSearchParams({ view: 'vapi', ...(callId !== null && { call: callId }) });
      void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
    },
  };
}
