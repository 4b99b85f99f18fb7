import type { TabMark } from '@booking/ui/kit';
import type { DraftField } from '../draft.ts';
import { isDraftField, tabOf } from './places.ts';
import type { Previewing } from '../prompts/use-preview.ts';
import type { Editing } from '../use-editing.ts';
import type { Tab } from '../use-tab.ts';
import { words } from '../assistant-edit.words.ts';

/** What each tab has to be mended before a publish: what cannot be saved, and what keeps it from being published. */
export function marksOf({ form }: Editing, { data }: Previewing): Partial<Record<Tab, TabMark>> {
  const findings = data?.findings.filter(({ severity }) => severity === 'error').map(({ field }) => field) ?? [];
  const wrong = new Set([...Object.keys(form.formState.errors), ...findings].filter(isDraftField));
  const tabs = Map.groupBy<Tab, DraftField>(wrong, (field) => tabOf[field]);
  return Object.fromEntries(
    [...tabs].map(([tab, fields]) => [tab, { count: fields.length, words: words.toFix(fields.length) }]),
  );
}
