import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@booking/http/save-file';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import type { Permission } from '@booking/contracts/roles';
import { reasonOf } from '@booking/http/request-error';
import { formatCount } from '@booking/hotel/money';
import { useHost, useMutation } from '@booking/remote-kit/kit';
import { Field, Radio, RadioGroup } from '@booking/ui/form';
import { Button, MessageBar, MessageBarBody, ModalDialog, Text } from '@booking/ui/kit';
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

type Props = FileOf & { format: Format; onFormat: (format: Format) => void; onClose: () => void };

/** Exports the rows which a filter leaves. Closing it stops that; then nothing is saved. */
export function ExportDialog({ endpoint, title, rows, about, filter, format, onFormat, onClose }: Props) {
  const { toast } = useHost();
  const stop = useRef<AbortController>(null);
  const [count, setCount] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      fetchFile(addressOf(endpoint, {}, { ...filter, format }), format, setCount, signal),
  });
  useEffect(() => () => stop.current?.abort(), []);
  const start = (): void => {
    if (isPending) return;
    stop.current = new AbortController();
    mutate(stop.current.signal, {
      onSuccess: (file) => {
        saveFile(file);
        onClose();
        toast({ intent: 'success', title: 'Export Saved', body: `${formatCount(file.rows)} ${rows}` });
      },
    });
  };
  return (
    <ModalDialog
      title={title}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" disabledFocusable={isPending} onClick={start}>
            {isPending ? 'Exporting…' : 'Export'}
          </Button>
        </>
      }
    >
      <Text>{about}</Text>
      <Field label="File format">
        <RadioGroup value={format} disabled={isPending} onChange={(_, { value }) => onFormat(value as Format)}>
          <Radio value="csv" label="CSV, for a spreadsheet" />
          <Radio value="json" label="JSON, for programs" />
        </RadioGroup>
      </Field>
      <Text role="status">{isPending && `${formatCount(count)} ${rows} so far`}</Text>
      {error && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>Nothing was saved. {reasonOf(error)}</MessageBarBody>
        </MessageBar>
      )}
    </ModalDialog>
  );
}
