import { reasonOf } from '@booking/http/request-error';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Switch } from '@booking/ui/form';
import { useSaveSetting } from './settings.queries.ts';

type Given = { name: 'keepRecordings' | 'textsAbroad'; label: string; saved: boolean; done: string };

/** One setting that is on or off, saved as it is switched. */
export function SwitchSetting({ name, label, saved, done }: Given) {
  const { toast } = useHost();
  const mayChange = useMay('settings:change');
  const { mutate, isPending } = useSaveSetting();
  const choose = (value: boolean): void =>
    mutate(
      { key: name, value },
      {
        onSuccess: () => toast({ title: 'Success', body: done }),
        onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
      },
    );
  return (
    <Switch
      label={label}
      checked={saved}
      disabled={!mayChange || isPending}
      onChange={(_, { checked }) => choose(checked)}
    />
  );
}
