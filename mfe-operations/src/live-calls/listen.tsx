import { liveCallEndpoints } from '@booking/contracts/live-calls';
import { call } from '@booking/http/call';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button, Text } from '@booking/ui/kit';
import { words } from './live-calls.words.ts';

type Props = { id: string; who: string; isPossible: boolean };

/** Plays what both sides say, from now on. */
export function Listen({ id, who, isPossible }: Props) {
  const { toast } = useHost();
  const { data, isPending, mutate, reset } = useMutation({
    mutationFn: () => call(liveCallEndpoints.listen, { params: { id }, body: {} }),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
  if (!isPossible) return <Text>{words.noListening}</Text>;
  if (data) {
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below as it is said */}
        <audio controls autoPlay src={data.address} aria-label={words.sound(who)} />
        <Button size="small" aria-label={words.stopFor(who)} onClick={reset}>
          {words.stop}
        </Button>
      </>
    );
  }
  return (
    <Button
      size="small"
      aria-label={words.listenTo(who)}
      disabledFocusable={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {isPending ? words.connecting : words.listen}
    </Button>
  );
}
