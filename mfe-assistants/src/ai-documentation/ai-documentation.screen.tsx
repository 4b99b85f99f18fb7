import { useState } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DocumentationCategory, type Documentation } from '@booking/contracts/ai-documentation';
import { useLocation, useMay, useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
  Button,
  LeaveGuard,
  makeStyles,
  MessageBar,
  MessageBarBody,
  PageHeader,
  tokens,
} from '@booking/ui/kit';
import { CategoryCard } from './category-card.tsx';
import { documentationQueries } from './documentation.queries.ts';
import { EntryDialogs, type Asked } from './entry-dialogs.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Those of the prompt, in its order, then those that a newer API has besides. */
const categoriesOf = (entries: readonly Documentation[]): Documentation['category'][] => [
  ...new Set([...DocumentationCategory.options, ...entries.map(({ category }) => category)]),
];

export function Screen() {
  const styles = useStyles();
  const linked = new URLSearchParams(useLocation().search).get('entry');
  const mayChange = useMay('documentation:change');
  const documentation = useQuery(documentationQueries.list());
  const [asked, setAsked] = useState<Asked>();
  const [removed, setRemoved] = useState<readonly Documentation[]>([]);
  const forget = (entry: Documentation) => setRemoved((others) => others.filter(({ id }) => id !== entry.id));
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAsked({ what: 'add' })}>
      Add Documentation
    </Button>
  );
  return (
    <LeaveGuard>
      <PageHeader
        title="AI Assistant Documentation"
        subtitle="Manage rules and guidelines for how the AI assistant communicates"
        actions={mayChange && add}
      />
      <div className={styles.root}>
        <MessageBar layout="multiline">
          <MessageBarBody>
            Review these rules before making changes to the voice-AI assistant configuration
          </MessageBarBody>
        </MessageBar>
        <Answer query={documentation} what="the documentation">
          {({ documentation: entries }) =>
            categoriesOf(entries).map((category) => (
              <CategoryCard
                key={category}
                category={category}
                entries={entries.filter((entry) => entry.category === category)}
                removed={removed.filter((entry) => entry.category === category)}
                linkedId={linked === null ? undefined : Number(linked)}
                onAsk={setAsked}
                onUndoOver={forget}
              />
            ))
          }
        </Answer>
      </div>
      <EntryDialogs
        asked={asked}
        onClose={() => setAsked(undefined)}
        onRemoved={(entry) => setRemoved((others) => [...others, entry])}
      />
    </LeaveGuard>
  );
}
