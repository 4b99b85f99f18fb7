import type { Assistant } from '@booking/contracts/assistants';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, Panel, Text } from '@booking/ui/kit';
import { Status } from '../../status.tsx';
import { useEditorStyles } from '../editor.styles.ts';

/** Where the assistant stands. */
export function StatusPanel({ assistant }: { assistant: Assistant }) {
  const styles = useEditorStyles();
  const { hotelTimeZone } = useHost();
  const { status, lastPublishedAt, publishedVersion, hasUnpublishedChanges } = assistant;
  return (
    <Panel title="Status" aside={<Status status={status} />}>
      <Facts
        facts={[
          ['Last published', lastPublishedAt ? formatHotelTime(new Date(lastPublishedAt), hotelTimeZone) : 'Never'],
          ['Live version', publishedVersion ?? 'None published from here'],
          ['Unpublished changes', hasUnpublishedChanges ? 'Yes' : 'No'],
        ]}
      />
      <Text className={styles.quiet}>Changes only take effect after publishing.</Text>
    </Panel>
  );
}
