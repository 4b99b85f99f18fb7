import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@booking/http/save-file';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import type { Permission } from '@booking/contracts/roles';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Button, Dialog, Field, Notice, Radio, RadioGroup, Text } from '@booking/ui/kit';
import { fetchFile } from './fetch-file.ts';
import type { Format } from './row-counter.ts';

export type FileOf = {
  endpoint: Endpoint & { access: Permission };
  title: string;
  /** What its rows are, as in "calls". */
  rows: string;
  /** What the file will hold, and what to mind about it. */
  about: string;
  filter: object;
};

/**
 * Exports the rows which a filter leaves. It can be stopped; then nothing is saved.
 * @param openings how often it was opened so far
 */
export function ExportDialog({ endpoint, title, rows, about, filter, openings }: FileOf & { openings: number }) {
  const { toast } = useHost();
  const dialog = useRef<HTMLDialogElement>(null);
  const stop = useRef<AbortController>(null);
  const [format, setFormat] = useState<Format>('csv');
  const [count, setCount] = useState(0);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      fetchFile(addressOf(endpoint, {}, { ...filter, format }), format, setCount, signal),
  });
  useEffect(() => dialog.current?.showModal(), [openings]);
  const close = (): void => dialog.current?.close();
  const forget = (): void => {
    stop.current?.abort();
    reset();
    setCount(0);
  };
  const start = (): void => {
    if (isPending) return;
    stop.current = new AbortController();
    mutate(stop.current.signal, {
      onSuccess: (file) => {
        saveFile(file);
        close();
        toast({ intent: 'success', title: 'Export Saved', body: `${file.rows.toLocaleString('en-US')} ${rows}` });
      },
    });
  };
  return (
    <Dialog
      dialog={dialog}
      title={title}
      onClose={forget}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button appearance="primary" disabledFocusable={isPending} onClick={start}>
            {isPending ? 'Exporting…' : 'Export'}
          </Button>
        </>
      }
    >
      <Text>{about}</Text>
      <Field label="File format">
        <RadioGroup value={format} disabled={isPending} onChange={(_, { value }) => setFormat(value as Format)}>
          <Radio value="csv" label="CSV, for a spreadsheet" />
          <Radio value="json" label="JSON, for programs" />
        </RadioGroup>
      </Field>
      <Text role="status">{isPending && `${count.toLocaleString('en-US')} ${rows} so far`}</Text>
      {error && (
        <Notice intent="error" role="alert">
          Nothing was saved. {reasonOf(error)}
        </Notice>
      )}
    </Dialog>
  );
}
