import type { StayOfInterest } from '@booking/contracts/free-rooms';
import { useQuery } from '@booking/remote-kit/kit';
import { FreeRoomList } from '../free-rooms/free-room-list.tsx';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useHotel } from '../hotel/use-hotel.ts';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { Notice } from '../parts/notice.tsx';
import { freeRoomsQuery } from './book.queries.ts';

/** How a room is booked: nobody can do so here. */
function HowToBook() {
  const { t } = useWords();
  const hotel = useHotel();
  return (
    <>
      <HotelContact hotel={hotel} />
      <div className={layout.start}>
        <LinkButton href="/ai">{t('book.orChat')}</LinkButton>
      </div>
    </>
  );
}

/** Rooms that are free for a stay, once it is known. */
export function FreeRoomsFound({ stay }: { stay: StayOfInterest | undefined }) {
  const { t, dates } = useWords();
  const { data, isError } = useQuery(freeRoomsQuery(stay));
  if (!stay) return <p className={layout.quiet}>{t('book.free.enterDates')}</p>;
  if (isError)
    return (
      <>
        <Notice>{t('book.free.unavailable')}</Notice>
        <HowToBook />
      </>
    );
  if (!data) return <LoadingState label={t('book.free.loading')} />;
  const count = data.rooms.length;
  if (count === 0)
    return (
      <div role="status">
        <EmptyState title={t('book.free.soldOut')} action={<HowToBook />}>
          {t('book.free.soldOutWhy')}
        </EmptyState>
      </div>
    );
  return (
    <>
      <span role="status" className={layout.strong}>
        {t('book.free.found', { count, dates: dates(stay) })}
      </span>
      <FreeRoomList found={data} />
      <p className={layout.paragraph}>{t('book.free.how')}</p>
      <HowToBook />
    </>
  );
}
