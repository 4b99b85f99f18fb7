import type { Hotel } from '@booking/contracts/guest-pages';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';
import { LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { phoneInWords } from './phone-in-words.ts';

/** Who to call, as far as it is known. */
export function HotelContact({ hotel }: { hotel: Pick<Hotel, 'name' | 'phone'> | undefined }) {
  const { t } = useWords();
  if (!hotel) return null;
  const { name, phone } = hotel;
  return (
    <div className={layout.row}>
      <span className={layout.strong}>{name}</span>
      {phone && (
        <LinkButton href={`tel:${phone}`}>
          <Icon name="call" />
          {t('hotel.call', { phone: phoneInWords(phone) })}
        </LinkButton>
      )}
    </div>
  );
}
