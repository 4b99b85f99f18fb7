import { DocumentationCategory } from '@booking/contracts/ai-documentation';
import { FormField, type FormOf, Input, Select, Switch, Textarea } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import { words } from '../ai-documentation.words.ts';
import type { EntryValues } from './entry-values.ts';

const useStyles = makeStyles({
  advanced: {
    cursor: 'pointer',
    width: 'fit-content',
    marginBottom: tokens.spacingVerticalS,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  order: { minWidth: 0, maxWidth: '8rem' },
  content: { maxHeight: 'none' },
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

const said = words.fields;

export function EntryFields<Output, Answer>({ form }: { form: FormOf<EntryValues, Output, Answer> }) {
  const styles = useStyles();
  const isOrderWrong = form.formState.errors.order !== undefined;
  return (
    <>
      <FormField form={form} name="category" label={said.category} required>
        {(input) => (
          <Select {...input}>
            <option value="" disabled>
              {said.chooseCategory}
            </option>
            {DocumentationCategory.options.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="title" label={said.title} required>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="content" label={said.content} required hint={said.contentHint}>
        {(input) => <Textarea textarea={{ className: styles.content }} resize="vertical" rows={8} {...input} />}
      </FormField>
      <FormField form={form} name="isActive" hint={said.activeHint}>
        {({ value, onChange, ...input }) => (
          <Switch
            className={styles.active}
            label={said.active}
            checked={value === 1}
            onChange={(_, { checked }) => onChange(checked ? 1 : 0)}
            {...input}
          />
        )}
      </FormField>
      <details {...(isOrderWrong && { open: true })}>
        <summary className={styles.advanced}>{said.advanced}</summary>
        <FormField form={form} name="order" label={said.order} hint={said.orderHint}>
          {(input) => <Input className={styles.order} type="number" step={1} autoComplete="off" {...input} />}
        </FormField>
      </details>
    </>
  );
}
