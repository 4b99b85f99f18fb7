import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';

/** What a link shows that is not used any more, because its guest went on with another. Its title is `links.replaced`. */
export function ReplacedLink({ session: { hotel } }: { session: Pick<RoomSelectionSession, 'hotel'> }) {
  const { t } = useWords();
  return (
    <div className={layout.surface}>
      <p className={layout.paragraph}>{t('links.replacedBy')}</p>
      <p className={layout.paragraph}>{t('links.openNewest')}</p>
      <HotelContact hotel={hotel} />
    </div>
  );
}
