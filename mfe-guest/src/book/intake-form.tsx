import { useState } from 'react';
import { guestPageEndpoints, Intake } from '@booking/contracts/guest-pages';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { callInTime } from '../in-time.ts';
import { PostForm } from '../post-form.tsx';
import { TextField } from '../text-field.tsx';
import { useForm } from '../use-form.ts';
import { usePost } from '../use-post.ts';

const empty = { checkInDate: '', checkOutDate: '', phone: '', email: '' };

/** Dates and contact, kept for the call that follows. */
export function IntakeForm({ onSaved }: { onSaved: (intake: Intake) => void }) {
  const { hotelTimeZone } = useHost();
  const [today] = useState(() => hotelDate(new Date(), hotelTimeZone));
  const post = usePost({
    send: (body: Intake) => callInTime(guestPageEndpoints.intake, { body }),
    done: { title: 'Information Saved!' },
    failed: { title: 'Submission Failed', fallback: 'Failed to save your information' },
  });
  const { values, fieldOf, submit } = useForm(Intake, empty, (intake) =>
    post.mutate(intake, { onSuccess: () => onSaved(intake) }),
  );
  const dayAfterCheckIn = addDays(values.checkInDate || today, 1);
  return (
    <PostForm button="Save My Information" waiting="Saving..." post={post} onSubmit={submit}>
      <TextField label="Check-in date" field={fieldOf('checkInDate')} type="date" min={today} />
      <TextField label="Check-out date" field={fieldOf('checkOutDate')} type="date" min={dayAfterCheckIn} />
      <TextField label="Phone" field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField label="Email" field={fieldOf('email')} type="email" inputMode="email" autoComplete="email" />
    </PostForm>
  );
}
