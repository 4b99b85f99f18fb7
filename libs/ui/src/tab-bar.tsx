import { Tab, TabList } from '@fluentui/react-components';

export type TabBarProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** What the ids of tabs begin with. */
  prefix: string;
};

/** Fluent's list of tabs; the arrows, Home and End select. */
export const TabBar = ({ label, tabs, selected, onSelect, prefix }: TabBarProps) => (
  <TabList
    aria-label={label}
    selectTabOnFocus
    selectedValue={selected}
    onTabSelect={(_, { value }) => onSelect(value as string)}
  >
    {tabs.map(({ id, label: name }) => (
      <Tab key={id} value={id} id={`${prefix}-${id}`} aria-controls={`${prefix}-${id}-panel`}>
        {name}
      </Tab>
    ))}
  </TabList>
);
