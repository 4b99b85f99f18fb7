import { alertDeliveryEndpoints } from '@booking/contracts/alert-delivery';
import { cloudbedsConnectionEndpoints } from '@booking/contracts/cloudbeds-connection';
import { emailEndpoints } from '@booking/contracts/emails';
import { settingEndpoints, type SettingEntry, type SettingKey, type SettingValues } from '@booking/contracts/settings';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient } from '@booking/remote-kit/kit';

export const settingQueries = {
  values: () =>
    queryOptions({
      queryKey: ['settings', 'values'],
      queryFn: ({ signal }) => call(settingEndpoints.list, {}, { signal }),
    }),
  credentials: () =>
    queryOptions({
      queryKey: ['settings', 'credentials'],
      queryFn: ({ signal }) => call(settingEndpoints.credentials, {}, { signal }),
    }),
  alertDelivery: () =>
    queryOptions({
      queryKey: ['settings', 'alert-delivery'],
      queryFn: ({ signal }) => call(alertDeliveryEndpoints.delivery, {}, { signal }),
      staleTime: 0,
    }),
  emailDelivery: () =>
    queryOptions({
      queryKey: ['settings', 'email-delivery'],
      queryFn: ({ signal }) => call(emailEndpoints.delivery, {}, { signal }),
      staleTime: 0,
    }),
  /** It expires by itself, so whoever comes to the screen asks anew. */
  cloudbeds: () =>
    queryOptions({
      queryKey: ['settings', 'cloudbeds'],
      queryFn: ({ signal }) => call(cloudbedsConnectionEndpoints.status, {}, { signal }),
      staleTime: 0,
    }),
};

export type SettingChange = { [Key in SettingKey]: { key: Key; value: SettingValues[Key] } }[SettingKey];

/** Saves one setting; what the server answers is what is shown from then on. */
export function useSaveSetting() {
  const client = useQueryClient();
  const { queryKey } = settingQueries.values();
  return useMutation({
    mutationFn: (change: SettingChange) => call(settingEndpoints.save, { body: change }),
    onSuccess: (saved: SettingEntry) =>
      client.setQueryData(queryKey, (entries = []) => {
        const before = entries.find(({ key }) => key === saved.key);
        return [...entries.filter((entry) => entry !== before), { ...before, ...saved }];
      }),
  });
}
