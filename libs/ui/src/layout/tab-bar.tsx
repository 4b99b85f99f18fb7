import { useEffect } from 'react';
import { CounterBadge, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // a second row of tabs on a phone hides where one is; what is around scrolls instead
  list: { flexWrap: 'nowrap', minWidth: 'max-content' },
  mark: { marginLeft: tokens.spacingHorizontalXS },
  // Fluent hides the bar of a tab that is not selected by a transparent color, which forced colors show
  rest: {
    '@media (forced-colors: active)': {
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});

/** Something on a tab needs a look. */
export type TabMark = { count: number; words: string };

export type TabBarProps = {
  label: string;
  tabs: readonly { id: string; label: string; mark?: TabMark | undefined }[];
  selected: string;
  onSelect: (id: string) => void;
  /** What the ids of tabs begin with. */
  prefix: string;
};

/** Fluent's list of tabs; the arrows, Home and End select. */
export function TabBar({ label, tabs, selected, onSelect, prefix }: TabBarProps) {
  const styles = useStyles();
  useEffect(() => {
    document.getElementById(`${prefix}-${selected}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [prefix, selected]);
  return (
    <>
      <TabList
        className={styles.list}
        aria-label={label}
        selectTabOnFocus
        selectedValue={selected}
        onTabSelect={(_, { value }) => onSelect(value as string)}
      >
        {tabs.map(({ id, label: name, mark }) => (
          <Tab
            key={id}
            value={id}
            id={`${prefix}-${id}`}
            aria-controls={`${prefix}-${id}-panel`}
            aria-describedby={mark && `${prefix}-${id}-mark`}
            {...(id !== selected && { className: styles.rest })}
          >
            {name}
            {mark && (
              <CounterBadge aria-hidden className={styles.mark} size="small" color="danger" count={mark.count} />
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(
        ({ id, mark }) =>
          mark && (
            <span key={id} hidden id={`${prefix}-${id}-mark`}>
              {mark.words}
            </span>
          ),
      )}
    </>
  );
}
