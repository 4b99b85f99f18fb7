import { useState } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { DocumentationCategory, type Documentation } from '@booking/contracts/ai-documentation';
import { useLocation, useMay, useQuery } from '@booking/remote-kit/kit';
import { Input } from '@booking/ui/form';
import {
  Answer,
  Button,
  EmptyState,
  LeaveGuard,
  makeStyles,
  MessageBar,
  MessageBarBody,
  PageHeader,
  tokens,
} from '@booking/ui/kit';
import { words } from './ai-documentation.words.ts';
import { CategoryCard } from './category-card.tsx';
import { hasWords } from '../has-words.ts';
import { documentationQueries } from './documentation.queries.ts';
import { EntryDialogs, type Asked } from './entry/entry-dialogs.tsx';

const useStyles = makeStyles({
  search: { maxWidth: '24rem' },
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Those of the prompt, in its order, then those that a newer API has besides. */
const categoriesOf = (entries: readonly Documentation[]): Documentation['category'][] => [
  ...new Set([...DocumentationCategory.options, ...entries.map(({ category }) => category)]),
];

/** An entry that a link of another screen begins, such as a question without an answer. */
function begunBy(address: URLSearchParams): Asked | undefined {
  const [title, content] = [address.get('title'), address.get('content')];
  if (title === null && content === null) return undefined;
  return { what: 'add', start: { title: title ?? '', content: content ?? '' } };
}

export function Screen() {
  const styles = useStyles();
  const address = new URLSearchParams(useLocation().search);
  const linked = address.get('entry');
  const mayChange = useMay('documentation:change');
  const documentation = useQuery(documentationQueries.list());
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(mayChange ? begunBy(address) : undefined);
  const [removed, setRemoved] = useState<readonly Documentation[]>([]);
  const forget = (entry: Documentation) => setRemoved((others) => others.filter(({ id }) => id !== entry.id));
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAsked({ what: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <LeaveGuard>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={mayChange && add} />
      <div className={styles.root}>
        <MessageBar layout="multiline">
          <MessageBarBody>{words.review}</MessageBarBody>
        </MessageBar>
        <Answer query={documentation} what={words.what}>
          {({ documentation: entries }) => {
            const isFiltered = typed.trim() !== '';
            const found = entries.filter(({ title, content }) => !isFiltered || hasWords(typed, `${title} ${content}`));
            const categories = isFiltered
              ? categoriesOf(entries).filter((category) => found.some((entry) => entry.category === category))
              : categoriesOf(entries);
            return (
              <>
                {entries.length > 0 && (
                  <Input
                    type="search"
                    className={styles.search}
                    aria-label={words.search}
                    placeholder={words.search}
                    contentBefore={<SearchRegular />}
                    value={typed}
                    onChange={(_, { value }) => setTyped(value)}
                  />
                )}
                {categories.length === 0 && <EmptyState title={words.noResults(typed.trim())} />}
                {categories.map((category) => (
                  <CategoryCard
                    key={category}
                    category={category}
                    entries={found.filter((entry) => entry.category === category)}
                    removed={removed.filter((entry) => entry.category === category)}
                    linkedId={linked === null ? undefined : Number(linked)}
                    isFiltered={isFiltered}
                    onAsk={setAsked}
                    onUndoOver={forget}
                  />
                ))}
              </>
            );
          }}
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
