import type { ReactNode } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { Badge } from '../parts/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { Discount } from './card/discount.tsx';
import { PriceList } from './card/price-list.tsx';
import { RateFacts } from './card/rate-facts.tsx';
import { rateName } from './card/rate-name.ts';
import { isAccessible } from './card/room-features.ts';

type Props = {
  room: OfferedRoom;
  /** What can be done about it, such as choosing another. */
  action?: ReactNode;
};

/** The room a guest has chosen: at which rate, what that includes, its terms and what it costs. */
export function ChosenRoom({ room, action }: Props) {
  const { t } = useWords();
  return (
    <Panel title={room.roomTypeName} aside={isAccessible(room) && <Badge>{t('rooms.accessible')}</Badge>}>
      <p className={layout.paragraph}>{t('rooms.chosenRate', { rate: rateName(t, room.rateType) })}</p>
      <RateFacts rate={room} />
      <div>
        <Discount room={room} />
        <PriceList room={room} />
      </div>
      {action}
    </Panel>
  );
}
