import { DismissRegular } from '@fluentui/react-icons';
import type { Expectation, GoldenCall } from '@booking/contracts/golden-calls';
import { toolCatalogue } from '@booking/contracts/tools';
import { Button, Field, Input, makeStyles, Select, tokens } from '@booking/ui/kit';
import { kinds, type ExpectationDraft } from './golden-draft.ts';

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
  number: number;
  expected: ExpectationDraft;
  problem: string | undefined;
  assistantType: GoldenCall['assistantType'];
  onChange: (expected: ExpectationDraft) => void;
  onRemove: () => void;
};

/** One thing that must come of what the caller says. */
export function ExpectationFields({ number, expected, problem, assistantType, onChange, onRemove }: Props) {
  const styles = useStyles();
  const { kind, value } = expected;
  const names = Object.keys(toolCatalogue[assistantType]);
  const type = (typed: string): void => onChange({ kind, value: typed });
  return (
    <fieldset className={styles.root} aria-label={`Expectation ${number}`}>
      <Select
        aria-label="What is expected"
        value={kind}
        onChange={(_, { value: chosen }) => isKind(chosen) && onChange({ kind: chosen, value: '' })}
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
      <Field className={styles.value} validationMessage={problem}>
        {kind === 'uses_tool' ? (
          <Select aria-label={kinds[kind]} value={value} onChange={(_, { value: name }) => type(name)}>
            <option value="">Choose a tool</option>
            {[...new Set([...names, ...(value ? [value] : [])])].map((name) => (
              <option key={name}>{name}</option>
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
            onChange={(_, { value: typed }) => type(typed)}
          />
        )}
      </Field>
    </fieldset>
  );
}
