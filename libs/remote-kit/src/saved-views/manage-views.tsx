import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '@booking/http/request-error';
import { Button, makeStyles, ModalDialog, tokens, useListClass } from '@booking/ui/kit';
import { useHost } from '../host-api.ts';
import { savedViews, useDeleteView } from './saved-views.queries.ts';

const useStyles = makeStyles({
  view: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
});

type Props = { list: string; onClose: () => void };

/** One's own views of a list, each of which can be deleted. */
export function ManageViews({ list, onClose }: Props) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  const { toast } = useHost();
  const { data = [] } = useQuery(savedViews);
  const deletion = useDeleteView();
  const views = data.filter((view) => view.list === list);
  return (
    <ModalDialog title="Your views" onEscape={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {views.length === 0 ? (
        <p>No saved views</p>
      ) : (
        <ul className={listClass}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <span className={styles.name}>{view.name}</span>
              <Button
                size="small"
                aria-label={`Delete ${view.name}`}
                disabledFocusable={deletion.isPending}
                onClick={() =>
                  deletion.mutate(view, {
                    onSuccess: () => toast({ title: `Deleted “${view.name}”` }),
                    onError: (error) => toast({ title: 'View not deleted', body: reasonOf(error), intent: 'error' }),
                  })
                }
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}
