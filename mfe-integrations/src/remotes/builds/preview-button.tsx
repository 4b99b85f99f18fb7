import { releaseEndpoints, type RemoteBuild } from '@booking/contracts/remote-releases';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';
import { buildName } from './build-name.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/** Makes a link that shows a build before anybody gets it. */
export function PreviewButton({ build }: { build: RemoteBuild }) {
  const { toast } = useHost();
  const { remote: id, digest } = build;
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => call(releaseEndpoints.previewLink, { params: { id }, body: { digest } }),
    onError: (error) => toast({ title: words.error, body: reasonOf(error), intent: 'error' }),
  });
  const name = `${id} ${buildName(build)}`;
  return (
    <>
      <Button
        size="small"
        aria-label={`${words.previewLink}: ${name}`}
        disabledFocusable={isPending}
        onClick={() => mutate()}
      >
        {words.previewLink}
      </Button>
      {data && <PreviewDialog name={name} link={data} onClose={reset} />}
    </>
  );
}
