import type { NewCorrection } from '@booking/contracts/corrections';
import { useGuestMutation } from '../../forms/use-guest-mutation.ts';
import { useWords } from '../../language/use-words.ts';
import { loadPrecheckinApi } from '../load-precheckin-api.ts';
import { precheckinQuery } from '../precheckin.queries.ts';

/** Asks the front desk for a change. The page shows what was asked for, so no toast says it. */
export function useCorrect(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async (body: NewCorrection) => {
      const { callApi, precheckinEndpoints } = await loadPrecheckinApi();
      return callApi(precheckinEndpoints.correct, { params: { token }, body });
    },
    failed: { title: t('precheckin.change.failed'), fallback: t('precheckin.change.fallback') },
    changes: precheckinQuery(token).queryKey,
  });
}
