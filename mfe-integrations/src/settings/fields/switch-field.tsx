import { Switch, useController } from '@booking/ui/form';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { words } from '../settings.words.ts';

type Props = { form: SectionFormOf; name: 'keepRecordings' | 'textsAbroad'; isFixed: boolean };

/** One setting that is on or off. */
export function SwitchField({ form, name, isFixed }: Props) {
  const { field } = useController({ control: form.control, name });
  return (
    <Switch
      label={words.labels[name]}
      checked={field.value}
      disabled={isFixed}
      onBlur={field.onBlur}
      onChange={(_, { checked }) => field.onChange(checked)}
    />
  );
}
