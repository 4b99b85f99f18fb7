import type { AvailableRoomType } from '@booking/contracts/inventory';
import { makeStyles, mergeClasses, Text, tokens, useListClass } from '@booking/ui/kit';
import { counted, partyInWords } from '../counted.ts';
import { extraChargesInWords } from './extra-charges.ts';
import { words } from '../inventory.words.ts';
import { RateTable } from './rate-table.tsx';
import { RoomPhoto } from './room-photo.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalL} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
    '@media (min-width: 48rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'start' },
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  quiet: { color: tokens.colorNeutralForeground3 },
  features: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  feature: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

type Props = {
  rates: AvailableRoomType[];
  /** How many rooms each night has, where that is more than can be had for the whole stay. */
  eachNight: string | undefined;
};

/** A free room type: what it is, and every rate it can be had at. */
export function RoomCard({ rates, eachNight }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  const [room] = rates;
  if (!room) return null;
  const included = partyInWords({ adults: room.adultsIncluded, children: room.childrenIncluded });
  const extra = extraChargesInWords(room);
  const count = room.roomsAvailable;
  const available = eachNight ? words.rooms.wholeStay(count, eachNight) : words.rooms.available(count);
  return (
    <li className={styles.root}>
      <RoomPhoto src={room.roomTypePhotos[0]?.thumb} of={room.roomTypeName} />
      <div className={styles.words}>
        <h3 className={styles.name}>{room.roomTypeName}</h3>
        <Text weight="semibold">{available}</Text>
        <Text>{room.roomTypeDescription}</Text>
        {room.roomTypeFeatures.length > 0 && (
          <ul aria-label={words.rooms.features(room.roomTypeName)} className={mergeClasses(listClass, styles.features)}>
            {room.roomTypeFeatures.map((feature) => (
              <li key={feature} className={styles.feature}>
                {feature}
              </li>
            ))}
          </ul>
        )}
        <Text className={styles.quiet}>
          {words.rooms.sleeps(counted(room.maxGuests, 'guest'), included)} {extra && words.rooms.extra(extra)}
        </Text>
        <RateTable room={room.roomTypeName} rates={rates} />
      </div>
    </li>
  );
}
