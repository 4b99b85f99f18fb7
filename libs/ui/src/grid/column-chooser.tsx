import { useState } from 'react';
import { Button } from '@fluentui/react-components';
import { lazyPart } from '../overlays/lazy-part.tsx';
import { loadOverlays } from '../overlays/load-overlays.ts';
import type { GridColumn } from './grid.types.ts';
import { hiddenOf } from './shown-columns.ts';

const CheckMenu = lazyPart(async () => (await loadOverlays()).CheckMenu, '');

type Props = {
  columns: readonly Pick<GridColumn<never>, 'id' | 'name' | 'isRowHeader' | 'isHidden'>[];
  hidden: ReadonlySet<string> | undefined;
  onChange: (hidden: ReadonlySet<string>) => void;
};

/** Which columns a list shows. What its rows are called by always shows. */
export function ColumnChooser({ columns, hidden, onChange }: Props) {
  const [button, setButton] = useState<HTMLElement>();
  const without = hiddenOf(columns, hidden);
  const isShown = ({ id, isRowHeader }: Props['columns'][number]): boolean => isRowHeader === true || !without.has(id);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton((open) => (open ? undefined : currentTarget))}
      >
        Columns
      </Button>
      {button && (
        <CheckMenu
          target={button}
          label="Columns"
          items={columns.map(({ id, name, isRowHeader }) => ({ id, name, isDisabled: isRowHeader === true }))}
          checked={columns.filter(isShown).map(({ id }) => id)}
          onChange={(checked) => onChange(new Set(columns.map(({ id }) => id).filter((id) => !checked.includes(id))))}
          onClose={() => setButton(undefined)}
        />
      )}
    </>
  );
}
