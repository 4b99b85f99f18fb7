import { useState } from 'react';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { hasStatus } from '@booking/http/request-error';
import { useQueryClient } from '@booking/remote-kit/kit';
import { FormDialog, useForm } from '@booking/ui/form';
import { GoldenFields } from './golden-fields.tsx';
import { goldenSchema, newGoldenCall, valuesOf } from './golden-values.ts';
import { goldenCallsOf, useSaveGoldenCall, type GoldenFields as Fields } from './golden.queries.ts';
import { TheirVersion } from './their-version.tsx';

type Props = {
  /** The one to change; a new one is written down without. */
  goldenCall: GoldenCall | undefined;
  assistantType: GoldenCall['assistantType'];
  onClose: () => void;
};

/** Writing a golden call down. */
export function GoldenDialog({ goldenCall, assistantType, onClose }: Props) {
  const [start] = useState(() => (goldenCall ? valuesOf(goldenCall) : newGoldenCall));
  const [base, setBase] = useState(goldenCall);
  const client = useQueryClient();
  const { mutateAsync } = useSaveGoldenCall(base);
  const catchUp = async (): Promise<void> => {
    const newest = await client.fetchQuery(goldenCallsOf(assistantType));
    setBase(newest.find(({ id }) => id === base?.id) ?? base);
  };
  const save = async (fields: Fields): Promise<GoldenCall> => {
    try {
      return await mutateAsync(fields);
    } catch (refused) {
      if (hasStatus(refused, 409)) await catchUp().catch(() => undefined);
      throw refused;
    }
  };
  const form = useForm({ schema: goldenSchema(assistantType), values: start, save });
  return (
    <FormDialog
      form={form}
      title={goldenCall ? 'Edit Golden Call' : 'Add Golden Call'}
      confirm="Save"
      saving="Saving…"
      onClose={onClose}
    >
      <GoldenFields form={form} assistantType={assistantType} />
      {base && base !== goldenCall && <TheirVersion goldenCall={base} />}
    </FormDialog>
  );
}
