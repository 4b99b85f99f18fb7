import { DocumentationCategory } from '@booking/contracts/ai-documentation';
import { Field, Input, makeStyles, Select, Switch, Textarea, tokens } from '@booking/ui/kit';
import type { EntryDraft, EntryProblems } from './entry-draft.ts';

const useStyles = makeStyles({
  order: { minWidth: 0, maxWidth: '8rem' },
  content: { maxHeight: 'none' },
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

type Props = { draft: EntryDraft; problems: EntryProblems; edit: (change: Partial<EntryDraft>) => void };

export function EntryFields({ draft, problems, edit }: Props) {
  const styles = useStyles();
  return (
    <>
      <Field label="Category" required validationMessage={problems.category}>
        <Select value={draft.category} onChange={(_, { value }) => edit({ category: value })}>
          <option value="" disabled>
            Choose a category
          </option>
          {DocumentationCategory.options.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </Field>
      <Field label="Title" required validationMessage={problems.title}>
        <Input autoComplete="off" value={draft.title} onChange={(_, { value }) => edit({ title: value })} />
      </Field>
      <Field
        label="Content"
        required
        hint="Written to the assistant, in plain words"
        validationMessage={problems.content}
      >
        <Textarea
          textarea={{ className: styles.content }}
          resize="vertical"
          rows={8}
          value={draft.content}
          onChange={(_, { value }) => edit({ content: value })}
        />
      </Field>
      <Field
        label="Display order"
        hint="Lower numbers come first; of two that are the same, the older entry"
        validationMessage={problems.order}
      >
        <Input
          className={styles.order}
          type="number"
          step={1}
          autoComplete="off"
          value={draft.order}
          onChange={(_, { value }) => edit({ order: value })}
        />
      </Field>
      <Field hint="Active entries are part of every prompt from its next publish on">
        <Switch
          className={styles.active}
          label="Active"
          checked={draft.isActive === 1}
          onChange={(_, { checked }) => edit({ isActive: checked ? 1 : 0 })}
        />
      </Field>
    </>
  );
}
