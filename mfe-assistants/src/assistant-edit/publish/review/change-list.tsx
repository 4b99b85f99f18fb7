import type { AssistantVersion } from '@booking/contracts/publishing';
import { mergeClasses, Text, useListClass } from '@booking/ui/kit';
import { Comparison } from '../../compare/comparison.tsx';
import { labelOf } from '../../draft.ts';

type Props = Pick<AssistantVersion, 'changes'> & {
  /** What the two versions are called. */
  names: readonly [string, string];
  label?: string;
  className?: string;
};

/** Field by field, what it was and what it becomes. */
export function ChangeList({ changes, names, label, className }: Props) {
  const listClass = useListClass('M');
  return (
    <ul aria-label={label} className={mergeClasses(listClass, className)}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <Text block weight="semibold">
            {labelOf(field)}
          </Text>
          <Comparison names={names} before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}
