import layout from '../layout.module.css';
import { LinkButton } from '../parts/button.tsx';
import { useHotel } from '../hotel/use-hotel.ts';

/** To the hotel's own site or, without one, to where a guest may begin anew. */
export function ReturnHome() {
  const hotel = useHotel();
  return (
    <div className={layout.start}>
      <LinkButton isPrimary href={hotel?.website || '/book'}>
        Return Home
      </LinkButton>
    </div>
  );
}
