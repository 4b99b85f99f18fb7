import { useRef, useState, type ReactNode } from 'react';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import type { Permission } from '@booking/contracts/roles';
import { useMay } from '@booking/remote-kit/kit';
import { Button, Dialog, Field, Radio, RadioGroup, Text } from '@booking/ui/kit';

type Format = 'csv' | 'json';

type FileOf = {
  endpoint: Endpoint & { access: Permission };
  title: string;
  /** What the file will hold, and what to mind about it. */
  about: string;
  filter: object;
};

/** The browser itself fetches the file: it shows progress, can be stopped, and holds nothing of it in this page. */
const save = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};

/** The dialog that exports the rows which a filter leaves, and what opens it. */
export function useExportDialog({ endpoint, title, about, filter }: FileOf): {
  isAllowed: boolean;
  open: () => void;
  dialog: ReactNode;
} {
  const isAllowed = useMay(endpoint.access);
  const dialog = useRef<HTMLDialogElement>(null);
  const [format, setFormat] = useState<Format>('csv');
  const close = (): void => dialog.current?.close();
  const start = (): void => {
    save(addressOf(endpoint, {}, { ...filter, format }));
    close();
  };
  return {
    isAllowed,
    open: () => dialog.current?.showModal(),
    dialog: (
      <Dialog
        dialog={dialog}
        title={title}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button appearance="primary" onClick={start}>
              Export
            </Button>
          </>
        }
      >
        <Text>{about}</Text>
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
