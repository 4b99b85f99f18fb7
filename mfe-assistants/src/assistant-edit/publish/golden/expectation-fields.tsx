import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Expectation, GoldenCall } from '@booking/contracts/golden-calls';
import { entryOr } from '@booking/contracts/labels';
import { toolCatalogue, type ToolDefinitions } from '@booking/contracts/tools';
import { FormField, Input, Select, useController } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import type { GoldenForm } from './golden-form.ts';
import { kinds } from './golden-values.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  value: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { minWidth: 0 },
});

const isKind = (value: string): value is Expectation['kind'] => value in kinds;

type Props = {
  form: GoldenForm;
  name: `turns.${number}.expects.${number}`;
  number: number;
  assistantType: GoldenCall['assistantType'];
  onRemove: () => void;
};

/** One thing that must come of what the caller says. */
export function ExpectationFields({ form, name, number, assistantType, onRemove }: Props) {
  const styles = useStyles();
  const names = Object.keys(entryOr<string, ToolDefinitions>(toolCatalogue, assistantType, {}));
  const { field } = useController({ control: form.control, name });
  const { kind } = field.value;
  return (
    <fieldset className={styles.root} aria-label={`Expectation ${number}`}>
      <Select
        aria-label="What is expected"
        value={kind}
        onChange={(_, { value: chosen }) => isKind(chosen) && field.onChange({ kind: chosen, value: '' })}
      >
        {Object.entries(kinds).map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={`Remove expectation ${number}`}
        onClick={onRemove}
      />
      <FormField form={form} name={name} className={styles.value}>
        {({ value: { value }, onChange, ...input }) =>
          kind === 'uses_tool' ? (
            <Select
              aria-label={kinds[kind]}
              value={value}
              onChange={(_, { value: tool }) => onChange({ kind, value: tool })}
              {...input}
            >
              <option value="">Choose a tool</option>
              {[...new Set([...names, ...(value ? [value] : [])])].map((tool) => (
                <option key={tool}>{tool}</option>
              ))}
            </Select>
          ) : (
            <Input
              aria-label={kinds[kind]}
              className={styles.input}
              type={kind === 'says_date' ? 'date' : 'text'}
              inputMode={kind === 'says_amount' ? 'decimal' : undefined}
              contentBefore={kind === 'says_amount' ? '$' : undefined}
              autoComplete="off"
              value={value}
              onChange={(_, { value: typed }) => onChange({ kind, value: typed })}
              {...input}
            />
          )
        }
      </FormField>
    </fieldset>
  );
}
