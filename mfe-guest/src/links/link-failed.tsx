import type { ReactNode } from 'react';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import { useHotel } from '../hotel/use-hotel.ts';
import layout from '../layout.module.css';
import { useWords } from '../language/use-words.ts';

type Props = {
  /** Where the connection may be the reason. */
  retry: ReactNode;
  wayOut: ReactNode;
  children: string;
};

/** Nothing is behind the link, or nothing that can be had now; the hotel can be called all the same. */
export function LinkFailed({ retry, wayOut, children }: Props) {
  const { t } = useWords();
  const hotel = useHotel();
  return (
    <div className={layout.surface}>
      <p className={layout.paragraph}>{children}</p>
      {retry && (
        <>
          <p className={layout.quiet}>{t('links.weakConnection')}</p>
          {retry}
        </>
      )}
      <HotelContact hotel={hotel} />
      {wayOut}
    </div>
  );
}
