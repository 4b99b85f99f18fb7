import { Radio, RadioGroup, type RadioGroupProps } from '@booking/ui/form';

/** What the field is called that asks for it. */
export const chooseDraftLabel = 'The draft has changes that were not published';

type Props = RadioGroupProps & {
  /** What the draft would become. */
  other: string;
};

/** The draft has changes that nobody published: a person says what becomes of them. */
export function ChooseDraft({ other, ...props }: Props) {
  return (
    <RadioGroup {...props}>
      <Radio value="keep" label="Keep the draft; its changes wait to be published" />
      <Radio value="replace" label={`Replace the draft by ${other}; what only the draft says is lost`} />
    </RadioGroup>
  );
}
