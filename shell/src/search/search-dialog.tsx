import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { BootRemote } from '@booking/contracts/remotes';
import type { SearchHit } from '@booking/contracts/search';
import { useNavigate } from '@booking/remote-kit/kit';
import { Input, isComposing, isEnter } from '@booking/ui/form';
import { Button, ErrorState, Spinner, UnreadNote } from '@booking/ui/kit';
import { Dialog, DialogSurface, useFocusReturn } from '@booking/ui/overlays';
import { SlotNotice } from '../slots/slot-notice.tsx';
import { useDialogStyles } from './search-dialog.styles.ts';
import { noteOpened } from './recent-hits.ts';
import { hitKey, optionId, SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearch } from './use-search.ts';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

type Props = { remotes: readonly BootRemote[]; onClose: () => void };

/** Looks for screens and records from wherever somebody is; open while it is mounted. A combobox with a list, as WAI-ARIA describes it. */
export function SearchDialog({ remotes, onClose }: Props) {
  const styles = useDialogStyles();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const search = useSearch(remotes, typed);
  const { hits, error } = search;
  // what was chosen stays so while the list changes around it, and nothing else takes its place once it is gone
  const kept = hits.findIndex((hit) => hitKey(hit) === chosen);
  const active = Math.max(0, kept);
  // what was found of fewer letters is shown, but opened by a deliberate choice only
  const isSure = chosen === undefined ? active < search.sure : kept >= 0;
  useFocusReturn();
  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  const open = (hit: SearchHit): void => {
    noteOpened(hit);
    onClose();
    document.getElementById('main')?.focus();
    void navigate(hit.link);
  };
  const press = (event: KeyboardEvent): void => {
    // the arrows choose a word in the list of the keyboard first
    const step = isComposing(event) ? undefined : steps.get(event.key);
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen(hitKey(hits.at((active + step) % hits.length)!));
    } else if (isEnter(event) && isSure && hits[active]) {
      open(hits[active]);
    }
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface aria-label="Search" className={styles.root}>
        <div className={styles.head}>
          <Input
            className={styles.input}
            size="large"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-activedescendant={isSure && hits.length > 0 ? optionId(list, active) : undefined}
            autoComplete="off"
            placeholder="Search guests, reservations, screens…"
            contentBefore={<SearchRegular aria-hidden />}
            contentAfter={search.isSearching ? <Spinner size="tiny" aria-label="Searching…" /> : undefined}
            value={typed}
            onChange={(_, { value }) => {
              setTyped(value);
              setChosen(undefined);
            }}
            onKeyDown={press}
          />
          <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close search" onClick={onClose} />
        </div>
        <div className={styles.found}>
          <SearchResults id={list} hits={hits} active={isSure ? active : -1} onOpen={open} />
          <UnreadNote of={search.answer} />
          {search.failed.map(({ key, title, error: { message }, retry }) => (
            <SlotNotice key={key} reason={message} onRetry={retry}>
              {title} could not be searched.
            </SlotNotice>
          ))}
          {error ? (
            <ErrorState title="Search is unavailable" error={error} onRetry={search.retry} />
          ) : (
            <SearchStatus {...search} words={typed.trim()} />
          )}
        </div>
        <div aria-hidden className={styles.keys}>
          <span>↑↓ move</span>
          <span>↵ open</span>
          <span>esc close</span>
        </div>
      </DialogSurface>
    </Dialog>
  );
}
