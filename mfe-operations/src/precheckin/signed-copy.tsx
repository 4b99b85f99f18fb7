import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { saveFile } from '@booking/http/save-file';
import { addressOf } from '@booking/contracts/endpoint';
import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { request } from '@booking/http/request';
import { reasonOf, RequestError } from '@booking/http/request-error';
import { useHost, useMay, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { nameOf } from '../export-file/fetch-file.ts';
import { words } from './precheckin.words.ts';
import { precheckinQueries } from './precheckin.queries.ts';

/** @throws RequestError when it is refused, TypeError when it breaks off */
async function saveCopy(id: string): Promise<void> {
  const address = addressOf(precheckinDeskEndpoints.copy, { id });
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) {
    throw new RequestError(await request('GET', address, undefined, { fetch: () => Promise.resolve(response) }));
  }
  saveFile({ name: nameOf(response, 'pre-check-in.pdf'), content: await response.blob() });
}

const signed = ['registration', 'authorization'];

/** Saves what was signed, once both signatures are there; nothing for whoever may not. */
export function SignedCopy({ precheckin: { id, records } }: { precheckin: Precheckin }) {
  const isAllowed = useMay('precheckins:images');
  const { toast } = useHost();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCopy(id),
    onSuccess: () => {
      void client.invalidateQueries(precheckinQueries.detail(id));
      toast(words.copy.saved);
    },
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
  if (!isAllowed || !signed.every((kind) => records.some((record) => record.kind === kind))) return null;
  return (
    <Button
      icon={<DocumentPdfRegular />}
      disabledFocusable={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {isPending ? words.copy.saving : words.copy.save}
    </Button>
  );
}
