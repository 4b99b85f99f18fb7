import type { ReactNode } from 'react';
import { HotelContact } from '../hotel/hotel-contact.tsx';
import layout from '../layout.module.css';
import { useHotel } from '../hotel/use-hotel.ts';

type Props = {
  /** Where the connection may be the reason. */
  retry: ReactNode;
  wayOut: ReactNode;
  children: string;
};

/** Nothing is behind the link, or nothing that can be had now; the hotel can be called all the same. */
export function LinkFailed({ retry, wayOut, children }: Props) {
  const hotel = useHotel();
  return (
    <div className={layout.surface}>
      <p className={layout.paragraph}>{children}</p>
      {retry && (
        <>
          <p className={layout.quiet}>If your connection is weak, try again.</p>
          {retry}
        </>
      )}
      <HotelContact hotel={hotel} />
      {wayOut}
    </div>
  );
}
