import { precheckinDeskEndpoints, type Precheckin, type SignedKind } from '@booking/contracts/precheckins';
import { call } from '@booking/http/call';
import { queryOptions, useMutation, useQueryClient, type Toast } from '@booking/remote-kit/kit';
import { useAction } from '../use-action.ts';
import { words } from './precheckin.words.ts';

const { corrections, link, checkIn } = words;

/** A guest goes on by themself, so whoever comes to it asks anew. */
export const precheckinQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['precheckin', id],
      queryFn: ({ signal }) => call(precheckinDeskEndpoints.detail, { params: { id } }, { signal }),
      staleTime: 0,
    }),
};

/** Does something to a pre-check-in, and shows what it is then. */
const usePrecheckinAction = <Input>(
  act: (input: Input) => Promise<Precheckin>,
  toastOf: (precheckin: Precheckin) => Toast,
) =>
  useAction({
    act,
    show: (client, precheckin) => client.setQueryData(precheckinQueries.detail(precheckin.id).queryKey, precheckin),
    toastOf,
  });

export const useSendNewLink = ({ reservationId }: Precheckin) =>
  usePrecheckinAction<void>(
    () => call(precheckinDeskEndpoints.send, { body: { reservationId } }),
    ({ guestName }) => ({ title: link.sent.title, body: link.sent.body(guestName) }),
  );

/** Notes that a change the guest asked for was made. */
export const useMarkCorrected = ({ id }: Precheckin) =>
  usePrecheckinAction(
    (correctionId: string) => call(precheckinDeskEndpoints.correct, { params: { id, correctionId } }),
    ({ guestName }) => ({ title: corrections.marked.title, body: corrections.marked.body(guestName) }),
  );

/** What Cloudbeds says against it stays with the pre-check-in, so that is looked at anew then. */
export function useCheckIn({ id }: Precheckin) {
  const client = useQueryClient();
  const send = (): Promise<Precheckin> =>
    call(precheckinDeskEndpoints.finish, { params: { id }, body: { how: 'cloudbeds' } });
  return usePrecheckinAction<void>(
    () =>
      send().catch((error: unknown) => {
        void client.invalidateQueries(precheckinQueries.detail(id));
        throw error;
      }),
    ({ guestName }) => ({ title: checkIn.done.title, body: checkIn.done.body(guestName) }),
  );
}

export const useFinishByHand = ({ id }: Precheckin) =>
  usePrecheckinAction(
    ({ note }: { note?: string | undefined }) =>
      call(precheckinDeskEndpoints.finish, { params: { id }, body: { how: 'by_hand', note: note || undefined } }),
    ({ guestName }) => ({ title: checkIn.noted.title, body: checkIn.noted.body(guestName) }),
  );

/** Asks for an image, for a reason that is kept. The image stays with whoever asked; no cache holds it once they are gone. */
export function useViewImage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: SignedKind; reason: string }) =>
      call(precheckinDeskEndpoints.view, { params: { id }, body }),
    gcTime: 0,
    onSuccess: () => void client.invalidateQueries(precheckinQueries.detail(id)),
  });
}
