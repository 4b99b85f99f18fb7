import { Activity, useId, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { TabBar } from '../overlays/lazy-overlays.ts';
import type { TabMark } from './tab-bar.tsx';

const useStyles = makeStyles({
  // as high as the tabs are, which may come later than what they show
  bar: {
    minHeight: '2.75rem',
    marginBottom: tokens.spacingVerticalL,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
  },
});

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; content: ReactNode; mark?: TabMark | undefined }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Parts of a page of which one shows at a time, under Fluent's tabs; the others keep what was typed in them. */
export function TabPanels<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const styles = useStyles();
  const prefix = useId();
  return (
    <>
      <div className={styles.bar}>
        <TabBar
          label={label}
          tabs={tabs}
          selected={selected}
          onSelect={(wanted) => onSelect(tabs.find(({ id }) => id === wanted)!.id)}
          prefix={prefix}
        />
      </div>
      {tabs.map(({ id, content }) => (
        <Activity key={id} mode={id === selected ? 'visible' : 'hidden'}>
          <div role="tabpanel" id={`${prefix}-${id}-panel`} aria-labelledby={`${prefix}-${id}`}>
            {content}
          </div>
        </Activity>
      ))}
    </>
  );
}
