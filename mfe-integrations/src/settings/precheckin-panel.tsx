import type { SettingEntry, SettingKey } from '@booking/contracts/settings';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../part-title.tsx';
import { ImageRetentionForm } from './image-retention-form.tsx';
import { settingsOf } from './profile.ts';
import { settingQueries } from './settings.queries.ts';
import { SigningTextForm } from './signing-text-form.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  part: {
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

function Forms({ entries }: { entries: readonly SettingEntry[] }) {
  const styles = useStyles();
  const { registrationText, authorizationText, idImageRetentionDays } = settingsOf(entries);
  const since = (name: SettingKey): string | null => entries.find(({ key }) => key === name)?.updatedAt ?? null;
  return (
    <>
      <SigningTextForm
        name="registrationText"
        label="Registration Card"
        saved={registrationText}
        since={since('registrationText')}
      />
      <SigningTextForm
        name="authorizationText"
        label="Credit Card Authorization"
        saved={authorizationText}
        since={since('authorizationText')}
      />
      <PartTitle className={styles.part}>Signatures and photo IDs</PartTitle>
      <Text className={styles.quiet}>
        The images are deleted so many days after departure. Who signed which text and when is kept.
      </Text>
      <ImageRetentionForm saved={idImageRetentionDays} />
    </>
  );
}

/** What guests sign before arrival, and how long the images of it are kept. */
export function PrecheckinPanel() {
  const styles = useStyles();
  const values = useQuery(settingQueries.values());
  return (
    <Panel title="Pre-Check-In">
      <Text className={styles.quiet}>
        Guests read these texts in full and sign them. A change makes a new version: whoever has signed keeps the words
        they signed, all others sign the new ones. A blank line begins a new paragraph, {'{hotel}'} becomes the name of
        the hotel.
      </Text>
      <Answer query={values} what="the settings">
        {(entries) => <Forms entries={entries} />}
      </Answer>
    </Panel>
  );
}
