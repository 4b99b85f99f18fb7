import type { SettingEntry } from '@booking/contracts/settings';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../part-title.tsx';
import { NumberForm } from './number-form.tsx';
import { settingsOf } from './profile.ts';
import { settingQueries } from './settings.queries.ts';
import { SwitchSetting } from './switch-setting.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  part: {
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

const kept = [
  ['transcriptRetentionDays', 'Days for transcripts'],
  ['recordingRetentionDays', 'Days for recordings'],
  ['verificationLogRetentionDays', 'Days for verification logs'],
  ['auditRetentionDays', 'Days for the audit log'],
  ['intakeRetentionDays', 'Days for contacts of guests who never paid'],
] as const;

function Forms({ entries }: { entries: readonly SettingEntry[] }) {
  const styles = useStyles();
  const settings = settingsOf(entries);
  return (
    <>
      {kept.map(([name, label]) => (
        <NumberForm key={name} name={name} label={label} saved={settings[name]} isKept />
      ))}
      <PartTitle className={styles.part}>Recordings and texts</PartTitle>
      <SwitchSetting
        name="keepRecordings"
        label="Record calls"
        saved={settings.keepRecordings}
        done="Saved. Publish your assistants, and their next calls follow it."
      />
      <Text className={styles.quiet}>
        Switched off, the transcript alone is kept. Callers who say that they do not want to be recorded are not, either
        way: their recording is deleted as the call ends.
      </Text>
      <SwitchSetting
        name="textsAbroad"
        label="Text numbers outside of the US and Canada"
        saved={settings.textsAbroad}
        done="Which numbers are texted is saved"
      />
      <NumberForm name="dailyTextLimit" label="Texts a day before an alert" saved={settings.dailyTextLimit} />
    </>
  );
}

/** How long what people said and left is kept, and what is not kept at all. */
export function KeepingPanel() {
  const styles = useStyles();
  const values = useQuery(settingQueries.values());
  return (
    <Panel title="How Long We Keep Things">
      <Text className={styles.quiet}>
        What is older is deleted every day, recordings at the voice platform too. It cannot be brought back.
      </Text>
      <Answer query={values} what="the settings">
        {(entries) => <Forms entries={entries} />}
      </Answer>
    </Panel>
  );
}
