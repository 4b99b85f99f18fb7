import type { Intake } from '@booking/contracts/guest-pages';
import { loadApi } from '../load-api.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';

export const useSaveIntake = () =>
  useGuestMutation({
    mutationFn: async (body: Intake) => {
      const { callApi, guestPageEndpoints } = await loadApi();
      return callApi(guestPageEndpoints.intake, { body });
    },
    done: { title: 'Information Saved!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to save your information' },
  });
