import { asSaid } from '@booking/contracts/labels';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { call } from '@booking/http/call';
import { FormDialog, FormField, Input, Radio, RadioGroup, Select, Textarea, useForm, useWatch } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { guestOf } from './guest-of.ts';
import { amountUpTo, leftCents, refundUpTo } from './refund.ts';
import { words } from './refunds.words.ts';
import { usePaymentAction } from './use-payment-action.ts';

const useRefund = ({ id, refundedCents, syncStatus }: PaymentEvent) => {
  const seen = { refundedCents, syncStatus: syncStatus && asSaid(syncStatus) };
  return usePaymentAction(
    (wish: { amountCents: number; reason: string }) =>
      call(paymentEndpoints.refund, { params: { id }, body: { ...wish, seen } }),
    () => ({ title: words.success, body: words.done }),
  );
};

/** What a refund does not do at Cloudbeds by itself. */
const consequenceOf = ({ purpose, syncStatus, reservationId }: PaymentEvent): string => {
  const isCarriedOut = syncStatus === 'synced' || (purpose === 'booking' && reservationId !== null);
  if (!isCarriedOut) return words.notEntered;
  return reservationId ? words.staysActive : '';
};

/** Gives back what is left of a payment, or a part of it. */
export function RefundDialog({ payment, onClose }: { payment: PaymentEvent; onClose: () => void }) {
  const { mutateAsync } = useRefund(payment);
  const left = leftCents(payment);
  const whole = (left / 100).toFixed(2);
  const form = useForm({
    schema: refundUpTo(left),
    values: { how: 'full', amountCents: whole, why: '', note: '' },
    save: mutateAsync,
  });
  const [how, typed, why] = useWatch({ control: form.control, name: ['how', 'amountCents', 'why'] });
  const { data: cents } = amountUpTo(left).safeParse(how === 'full' ? whole : typed);
  const sum = cents === undefined ? undefined : formatDollars(cents / 100);
  return (
    <FormDialog
      form={form}
      title={words.title(guestOf(payment))}
      isDestructive
      confirm={sum === undefined ? words.title('').trim() : words.does(sum)}
      saving={words.doing}
      onClose={onClose}
    >
      <FormField form={form} name="how" label={words.how}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={(_, { value: chosen }) => {
              if (chosen === 'full') form.setValue('amountCents', whole, { shouldDirty: true });
              form.clearErrors('amountCents');
              onChange(chosen);
            }}
          >
            <Radio value="full" label={words.full(formatDollars(left / 100))} />
            <Radio value="partial" label={words.partial} />
          </RadioGroup>
        )}
      </FormField>
      {how === 'partial' && (
        <FormField form={form} name="amountCents" label={words.amount} hint={words.left(formatDollars(left / 100))}>
          {(input) => <Input contentBefore="$" inputMode="decimal" autoComplete="off" {...input} />}
        </FormField>
      )}
      <FormField form={form} name="why" label={words.reason}>
        {(input) => (
          <Select {...input}>
            <option value="">{words.choose}</option>
            {[...words.reasons, words.other].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="note" label={words.note} required={why === words.other}>
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>
        {words.consequence(sum ?? words.theAmount)} {consequenceOf(payment)}
      </Text>
    </FormDialog>
  );
}
