import { useLayoutEffect, useRef, useState } from 'react';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { BootRemote } from '@booking/contracts/remotes';
import { Button, lazyPart, makeStyles, tokens } from '@booking/ui/kit';
import { wide } from '../frame/breakpoints.ts';
import { loadDialog } from './load.ts';
import { isShortcut, shortcutKeys, shortcutLabel } from './shortcut.ts';

const SearchDialog = lazyPart(loadDialog, '');

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalSNudge,
    paddingRight: tokens.spacingHorizontalSNudge,
    '& .fui-Button__icon': { marginRight: 0 },
  },
  words: {
    display: 'none',
    [wide]: { display: 'inline', marginLeft: tokens.spacingHorizontalSNudge },
    // not part of the name, which assistive technology would read with it
    '::after': {
      content: 'attr(data-keys)',
      marginLeft: tokens.spacingHorizontalM,
      color: tokens.colorNeutralForeground3,
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightRegular,
    },
  },
  // below the header, where the dialog did not arrive; the dialog itself is above everything
  failure: {
    position: 'absolute',
    top: '100%',
    right: 0,
    maxWidth: '100%',
    '& > *': {
      backgroundColor: tokens.colorNeutralBackground1,
      borderRadius: tokens.borderRadiusXLarge,
      boxShadow: tokens.shadow16,
    },
  },
});

/** Opens the search, as its keys do anywhere in the console; a dialog that is open keeps the keyboard to itself. */
export function SearchButton({ remotes }: { remotes: readonly BootRemote[] }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  // a layout effect: whoever sees the button can press its keys
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isCovered = document.querySelector('[aria-modal=true]') !== null;
      // given up before the dialog had arrived
      if (event.key === 'Escape' && !isCovered) setOpen(false);
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isCovered) setOpen(true);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <Button
        className={styles.root}
        appearance="subtle"
        icon={<SearchRegular />}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcutKeys}
        // what is told of a dialog that did not arrive goes by another press
        onClick={() => setOpen(!told.current?.hasChildNodes())}
      >
        <span className={styles.words} data-keys={shortcutLabel}>
          Search
        </span>
      </Button>
      {isOpen && (
        <div ref={told} className={styles.failure}>
          <SearchDialog remotes={remotes} onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}
