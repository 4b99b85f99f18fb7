import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { remoteQueries } from './remotes.queries.ts';
import { words } from './remotes.words.ts';

/** Asks anew for all that shows. */
export function Refresh() {
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => client.invalidateQueries({ queryKey: remoteQueries.all }),
  });
  return (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isPending} onClick={() => mutate()}>
      {isPending ? words.refreshing : words.refresh}
    </Button>
  );
}
