import type { ExtensionRequest } from '@booking/contracts/extensions';
import { useNavigate } from '@booking/remote-kit/kit';
import type { GridAction } from '@booking/ui/grid';
import { callPage, paymentPage, reservationPage } from './extension-pages.ts';
import { useMayRetry, useRetry } from './extensions.queries.ts';
import { words } from './extensions.words.ts';

/** What can be done about a request, and where it leads. */
export function useExtensionActions(): (request: ExtensionRequest) => GridAction[] {
  const navigate = useNavigate();
  const mayRetry = useMayRetry();
  const { mutate } = useRetry();
  const { actions } = words;
  return (request) => {
    const ways = [
      [actions.call, callPage(request)],
      [actions.payment, paymentPage(request)],
      [actions.reservation, reservationPage(request)],
    ] as const;
    return [
      ...(mayRetry(request) ? [{ label: words.retry, onSelect: () => mutate(request) }] : []),
      ...ways.flatMap(([label, to]) => (to ? [{ label, onSelect: () => void navigate(to) }] : [])),
    ];
  };
}
