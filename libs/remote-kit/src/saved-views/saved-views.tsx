import { useState } from 'react';
import { Button, lazyPart } from '@booking/ui/kit';

const ViewsMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "saved-views" */ './views-menu.tsx')).ViewsMenu,
  '',
);

type Props = {
  /** Of which list, as its endpoint is called: `calls`. */
  list: string;
  /** What the address of the list ends with now. */
  search: string;
  onOpen: (search: string) => void;
};

/** What somebody filters and sorts a list by, under names of their own. They are asked for once the menu is opened. */
export function SavedViews(props: Props) {
  const [button, setButton] = useState<HTMLElement>();
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onPointerEnter={() => void ViewsMenu.preload().catch(() => undefined)}
        onClick={({ currentTarget }) => setButton((open) => (open ? undefined : currentTarget))}
      >
        Views
      </Button>
      {button && <ViewsMenu {...props} target={button} onClose={() => setButton(undefined)} />}
    </>
  );
}
