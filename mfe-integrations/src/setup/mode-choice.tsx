import { Mode } from '@booking/contracts/mode';
import { Field, Radio, RadioGroup } from '@booking/ui/form';
import { words } from './setup.words.ts';

type Props = { mode: Mode; onChoose: (mode: Mode) => void };

/** Which accounts are set up. It looks at them alone: the hotel stays in its mode. */
export const ModeChoice = ({ mode, onChoose }: Props) => (
  <Field label={words.modeLegend}>
    <RadioGroup layout="horizontal" value={mode} onChange={(_, { value }) => onChoose(Mode.parse(value))}>
      {Mode.options.map((each) => (
        <Radio key={each} value={each} label={words.modes[each]} />
      ))}
    </RadioGroup>
  </Field>
);
