import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Text } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditorStyles } from '../../editor.styles.ts';
import type { Publishing } from '../use-publishing.ts';

const said = publishWords.report;

/** When what is told was so, and whether it is over by now. */
export function AsOf({ publishing: { startedAt, isPast } }: { publishing: Publishing }) {
  const { quiet } = useEditorStyles();
  const { hotelTimeZone } = useHost();
  return (
    <Text block className={quiet}>
      {said.asOf(formatHotelTime(startedAt, hotelTimeZone))}
      {isPast && said.past}
    </Text>
  );
}
