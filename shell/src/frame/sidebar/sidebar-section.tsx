import { useId, useState, type ReactNode } from 'react';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button, mergeClasses, useListClass } from '@booking/ui/kit';
import { isCollapsed, keepCollapsed } from './collapsed-sections.ts';
import { useSidebarStyles } from './sidebar.styles.ts';

type Entry = Pick<BootRemote['nav'][number], 'group'>;

const headings = [
  ['today', 'Today'],
  ['rooms', 'Rooms'],
  ['assistant', 'Assistant'],
  ['system', 'System'],
] as const;

/** The entries under their headings, in the order of a day's work. What names none, or one that a newer API has, comes last. */
export const sectionsOf = <Given extends Entry>(entries: readonly Given[]) =>
  [
    ...headings.map(([group, heading]) => ({
      group,
      heading,
      entries: entries.filter((entry) => entry.group === group),
    })),
    {
      group: 'other',
      heading: undefined,
      entries: entries.filter(({ group }) => headings.every(([known]) => known !== group)),
    },
  ].filter((section) => section.entries.length > 0);

type Props = {
  group: string;
  heading: string | undefined;
  /** Without names: the heading is for the ear, and nothing is folded. */
  hasIcons: boolean;
  children: ReactNode;
};

/** Entries of the sidebar under a heading that folds them away; the browser remembers it. */
export function SidebarSection({ group, heading, hasIcons, children }: Props) {
  const styles = useSidebarStyles();
  const listClass = useListClass('XXS');
  const list = useId();
  const [isFolded, setFolded] = useState(() => isCollapsed(group));
  const toggle = (): void => {
    setFolded(!isFolded);
    keepCollapsed(group, !isFolded);
  };
  return (
    <div>
      {heading !== undefined && !hasIcons && (
        <Button
          appearance="subtle"
          size="small"
          className={styles.heading}
          icon={isFolded ? <ChevronRightRegular /> : <ChevronDownRegular />}
          iconPosition="after"
          aria-expanded={!isFolded}
          aria-controls={list}
          onClick={toggle}
        >
          {heading}
        </Button>
      )}
      <ul
        id={list}
        aria-label={hasIcons ? heading : undefined}
        className={mergeClasses(listClass, isFolded && !hasIcons && styles.folded)}
      >
        {children}
      </ul>
    </div>
  );
}
