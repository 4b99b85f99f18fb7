import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';

type QueryClient = ReturnType<typeof useQueryClient>;

type Action<Input, Answered> = {
  act: (input: Input) => Promise<Answered>;
  /** Puts what was answered where the screen shows it. */
  show: (client: QueryClient, answered: Answered) => void;
  toastOf: (answered: Answered) => Toast;
};

/** Does something about a payment, and tells by a toast what came of it. An alert may be over then, so they are asked for anew. */
export function useAction<Answered, Input = void>({ act, show, toastOf }: Action<Input, Answered>) {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answered) => {
      show(client, answered);
      void client.invalidateQueries({ queryKey: ['alerts'] });
      toast(toastOf(answered));
    },
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
}
