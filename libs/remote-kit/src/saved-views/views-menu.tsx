import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ActionMenu } from '@booking/ui/overlays';
import { ManageViews } from './manage-views.tsx';
import { SaveView } from './save-view.tsx';
import { savedViews } from './saved-views.queries.ts';

type Props = {
  list: string;
  search: string;
  onOpen: (search: string) => void;
  target: HTMLElement;
  onClose: () => void;
};

/** The views of one list: to open one, to save what shows, to delete one. */
export function ViewsMenu({ list, search, onOpen, target, onClose }: Props) {
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { data, error, refetch } = useQuery(savedViews);
  if (dialog === 'save') return <SaveView list={list} search={search} onClose={onClose} />;
  if (dialog === 'manage') return <ManageViews list={list} onClose={onClose} />;
  const views = (data ?? []).filter((view) => view.list === list);
  const opened = views.map(({ name, search: kept }) => ({
    label: name,
    onSelect: () => {
      onOpen(kept);
      onClose();
    },
  }));
  const retry = { label: 'Views could not be loaded. Try again', onSelect: () => void refetch() };
  const save = { label: 'Save this view…', isApart: views.length > 0, onSelect: () => setDialog('save') };
  const manage = { label: 'Manage views…', onSelect: () => setDialog('manage') };
  return (
    <ActionMenu
      target={target}
      label="Views"
      actions={[...opened, ...(error ? [retry] : []), save, ...(views.length > 0 ? [manage] : [])]}
      onClose={onClose}
      staysOnSelect
    />
  );
}
