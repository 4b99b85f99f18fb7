import { phoneInWords } from '@booking/hotel/phone-in-words';
import { loadApi } from '../load-api.ts';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { TermsAgreement } from '../terms/terms-agreement.tsx';
import { useSubmitContact } from './chosen-room.queries.ts';
import type { ShownRoomSelection } from './step.ts';

const loadSchema = async () => (await loadApi()).RoomContact;

const unknown = { firstName: '', lastName: '', email: '' };

type Props = {
  token: string;
  session: Pick<ShownRoomSelection, 'guestPhone' | 'contact' | 'selectedRoom' | 'termsText' | 'hotel'>;
};

/** Who books, as far as that was said before; the phone is the one the link was texted to, unless the guest wants another. */
export function ContactForm({ token, session }: Props) {
  const { guestPhone = '', contact = unknown, selectedRoom, termsText, hotel } = session;
  const { t } = useWords();
  const sending = useSubmitContact(token);
  const initial = { ...contact, phone: phoneInWords(guestPhone) };
  const { fieldOf, submit } = useSchemaForm(loadSchema, initial, (typed) => sending.mutate(typed));
  return (
    <PostForm button={t('contact.continue')} waiting={t('contact.sending')} mutation={sending} onSubmit={submit}>
      <TextField label={t('contact.firstName')} field={fieldOf('firstName')} autoComplete="given-name" />
      <TextField label={t('contact.lastName')} field={fieldOf('lastName')} autoComplete="family-name" />
      <TextField
        label={t('contact.email')}
        field={fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t('contact.whyEmail')}
      />
      <TextField label={t('contact.phone')} field={fieldOf('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <p className={layout.plain}>
        {/* what is typed here stays where it is */}
        <a href="/privacy-notice" target="_blank" rel="noreferrer">
          {t('contact.privacy')}
        </a>
      </p>
      {selectedRoom && <TermsAgreement terms={selectedRoom.terms} text={termsText} hotel={hotel} />}
    </PostForm>
  );
}
