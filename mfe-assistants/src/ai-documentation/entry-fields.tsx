import { DocumentationCategory } from '@booking/contracts/ai-documentation';
import { FormField, type FormOf, Input, Select, Switch, Textarea } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import type { EntryValues } from './entry-values.ts';

const useStyles = makeStyles({
  order: { minWidth: 0, maxWidth: '8rem' },
  content: { maxHeight: 'none' },
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

export function EntryFields<Output, Answer>({ form }: { form: FormOf<EntryValues, Output, Answer> }) {
  const styles = useStyles();
  return (
    <>
      <FormField form={form} name="category" label="Category" required>
        {(input) => (
          <Select {...input}>
            <option value="" disabled>
              Choose a category
            </option>
            {DocumentationCategory.options.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="title" label="Title" required>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="content" label="Content" required hint="Written to the assistant, in plain words">
        {(input) => <Textarea textarea={{ className: styles.content }} resize="vertical" rows={8} {...input} />}
      </FormField>
      <FormField
        form={form}
        name="order"
        label="Display order"
        hint="Lower numbers come first; of two that are the same, the older entry"
      >
        {(input) => <Input className={styles.order} type="number" step={1} autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="isActive" hint="Active entries are part of every prompt from its next publish on">
        {({ value, onChange, ...input }) => (
          <Switch
            className={styles.active}
            label="Active"
            checked={value === 1}
            onChange={(_, { checked }) => onChange(checked ? 1 : 0)}
            {...input}
          />
        )}
      </FormField>
    </>
  );
}
