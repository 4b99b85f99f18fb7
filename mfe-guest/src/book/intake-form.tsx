import { addDays } from '@booking/hotel/hotel-time';
import { PostForm } from '../forms/post-form.tsx';
import { useWords } from '../language/use-words.ts';
import { TextField } from '../parts/text-field.tsx';
import type { IntakeFormState } from './use-intake-form.ts';

export function IntakeForm({ form: { values, fieldOf, submit, today, saving } }: { form: IntakeFormState }) {
  const { t } = useWords();
  const dayAfterCheckIn = addDays(values.checkInDate || today, 1);
  return (
    <PostForm button={t('book.save')} waiting={t('book.saving')} mutation={saving} onSubmit={submit}>
      <TextField label={t('book.checkIn')} field={fieldOf('checkInDate')} type="date" min={today} />
      <TextField label={t('book.checkOut')} field={fieldOf('checkOutDate')} type="date" min={dayAfterCheckIn} />
      <TextField label={t('book.phone')} field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField label={t('book.email')} field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
