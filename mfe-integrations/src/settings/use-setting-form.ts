import { settingSchemas, type SettingKey, type SettingValues } from '@booking/contracts/settings';
import { reasonOf } from '@booking/http/request-error';
import { visibleText } from '@booking/hotel/visible-text';
import { useHost } from '@booking/remote-kit/kit';
import { useForm } from '@booking/ui/form';
import * as z from 'zod/mini';
import { useSaveSetting, type SettingChange } from './settings.queries.ts';

export type NumberKey = { [Key in SettingKey]: SettingValues[Key] extends number ? Key : never }[SettingKey];

const asNumber = (typed: string): number => {
  const seen = visibleText(typed);
  return seen === '' ? NaN : Number(seen);
};

/** Reads a number as it is typed. */
export const typedNumber = (key: NumberKey) => z.pipe(z.transform(asNumber), settingSchemas[key]);

/**
 * One setting as it is typed.
 * @param value reads what is typed
 * @param done what is told once it is saved
 */
export function useSettingForm<Value extends string | number>(
  key: SettingKey,
  value: z.ZodMiniType<Value>,
  saved: string,
  done: string,
) {
  const { toast } = useHost();
  const { mutateAsync } = useSaveSetting();
  return useForm({
    schema: z.object({ value }),
    values: { value: saved },
    save: (read) =>
      mutateAsync({ key, value: read.value } as SettingChange, {
        onSuccess: () => toast({ title: 'Success', body: done }),
        onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
      }),
    refusalAt: 'value',
    onlyChanged: true,
  });
}
