import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { Panel, StatusBadge } from '@booking/ui/kit';
import { PriceList } from './price-list.tsx';
import { isAccessible } from './room-features.ts';

/** The room a guest has chosen, in short. */
export const ChosenRoom = ({ room }: { room: OfferedRoom }) => (
  <Panel title={room.roomTypeName} aside={isAccessible(room) && <StatusBadge tone="info">Accessible room</StatusBadge>}>
    <PriceList room={room} />
  </Panel>
);
