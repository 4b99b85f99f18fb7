import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { Badge } from '../parts/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { PriceList } from './price-list.tsx';
import { isAccessible } from './room-features.ts';

/** The room a guest has chosen, in short. */
export const ChosenRoom = ({ room }: { room: OfferedRoom }) => (
  <Panel title={room.roomTypeName} aside={isAccessible(room) && <Badge>Accessible room</Badge>}>
    <PriceList room={room} />
  </Panel>
);
