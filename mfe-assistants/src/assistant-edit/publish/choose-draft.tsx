import type { DraftChoice } from '@booking/contracts/publishing';
import { Field, Radio, RadioGroup } from '@booking/ui/kit';

type Props = {
  /** What the draft would become. */
  other: string;
  value: NonNullable<DraftChoice>;
  onChange: (choice: NonNullable<DraftChoice>) => void;
};

/** The draft has changes that nobody published: a person says what becomes of them. */
export function ChooseDraft({ other, value, onChange }: Props) {
  return (
    <Field label="The draft has changes that were not published">
      <RadioGroup value={value} onChange={(_, { value: chosen }) => onChange(chosen as Props['value'])}>
        <Radio value="keep" label="Keep the draft; its changes wait to be published" />
        <Radio value="replace" label={`Replace the draft by ${other}; what only the draft says is lost`} />
      </RadioGroup>
    </Field>
  );
}
