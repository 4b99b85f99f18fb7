import { Activity, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBottom: tokens.spacingVerticalL,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderBottom: `${tokens.strokeWidthThicker} solid transparent`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { borderBottomColor: tokens.colorNeutralStroke1 },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  selected: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBottomColor: tokens.colorCompoundBrandStroke },
  },
});

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Props<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Parts of a page of which one shows at a time; the others keep what was typed in them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const styles = useStyles();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const ends: Partial<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const to = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    if (to === undefined) return;
    event.preventDefault();
    onSelect(tabs[to]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={mergeClasses(styles.tab, tab.id === selected && styles.selected)}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
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
