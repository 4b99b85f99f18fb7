import { Radio, RadioGroup } from '@booking/ui/form';
import { Panel } from '@booking/ui/kit';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../theme.ts';

const labels: Record<ThemeChoice, string> = { system: 'Same as your system', light: 'Light', dark: 'Dark' };
const choices = Object.keys(labels) as ThemeChoice[];

/** Light or dark, in this browser. */
export function AppearancePanel() {
  const choice = useThemeChoice();
  return (
    <Panel title="Appearance">
      <RadioGroup aria-label="Theme" value={choice} onChange={(_, { value }) => void chooseTheme(value as ThemeChoice)}>
        {choices.map((each) => (
          <Radio key={each} value={each} label={labels[each]} />
        ))}
      </RadioGroup>
    </Panel>
  );
}
