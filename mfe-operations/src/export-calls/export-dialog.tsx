import { useRef, useState, type ReactNode } from 'react';
import { callEndpoints } from '@booking/contracts/calls';
import { addressOf } from '@booking/contracts/endpoint';
import { useMay } from '@booking/remote-kit/kit';
import { Button, Dialog, Field, Radio, RadioGroup, Text } from '@booking/ui/kit';

type Format = 'csv' | 'json';
type Filter = { q?: string };

/** The browser itself fetches the file: it shows progress, can be stopped, and holds nothing of it in this page. */
const save = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};

/** The dialog that exports the calls which a filter leaves, and what opens it. */
export function useExportDialog(filter: Filter): { isAllowed: boolean; open: () => void; dialog: ReactNode } {
  const isAllowed = useMay('calls:export');
  const dialog = useRef<HTMLDialogElement>(null);
  const [format, setFormat] = useState<Format>('csv');
  const close = (): void => dialog.current?.close();
  const start = (): void => {
    save(addressOf(callEndpoints.export, {}, { ...filter, format }));
    close();
  };
  return {
    isAllowed,
    open: () => dialog.current?.showModal(),
    dialog: (
      <Dialog
        dialog={dialog}
        title="Export Call Logs"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button appearance="primary" onClick={start}>
              Export
            </Button>
          </>
        }
      >
        <Text>
          {filter.q ? `All calls of the current mode that match “${filter.q}”.` : 'All calls of the current mode.'} The
          file holds phone numbers and transcripts of guests: keep it where only those who need it can read it.
        </Text>
        <Field label="File format">
          <RadioGroup value={format} onChange={(_, { value }) => setFormat(value as Format)}>
            <Radio value="csv" label="CSV, for a spreadsheet" />
            <Radio value="json" label="JSON, for programs" />
          </RadioGroup>
        </Field>
      </Dialog>
    ),
  };
}
