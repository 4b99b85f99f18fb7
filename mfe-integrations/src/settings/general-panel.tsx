import type { SettingEntry, SettingValues } from '@booking/contracts/settings';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Facts, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { PartTitle } from '../part-title.tsx';
import { AlertDelivery } from './alert-delivery.tsx';
import { NumbersEditor } from './numbers-editor.tsx';
import { NumbersList } from './numbers-list.tsx';
import { profileFields, profileOf, settingsOf } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { settingQueries } from './settings.queries.ts';
import { valueInForce } from './value-source.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  part: {
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

const words = {
  testCallNumbers: {
    name: 'Test call numbers',
    empty: 'No number may be called yet.',
    label: 'Number to add',
    add: 'Add',
    save: 'Save Numbers',
  },
  ownLines: {
    name: 'Lines of the hotel',
    empty: 'The phones above are the only ones.',
    label: 'Line to add',
    add: 'Add Line',
    save: 'Save Lines',
  },
};

function Numbers({ setting, settings }: { setting: keyof typeof words; settings: SettingValues }) {
  const mayChange = useMay('settings:change');
  return mayChange ? (
    <NumbersEditor setting={setting} words={words[setting]} saved={settings[setting]} />
  ) : (
    <NumbersList words={words[setting]} numbers={settings[setting]} />
  );
}

function Settings({ entries }: { entries: readonly SettingEntry[] }) {
  const settings = settingsOf(entries);
  const styles = useStyles();
  const mayChange = useMay('settings:change');
  return (
    <>
      {mayChange ? (
        <ProfileForm saved={profileOf(settings)} entries={entries} />
      ) : (
        <Facts
          facts={profileFields.flatMap(({ key, label }) =>
            entries.filter((entry) => entry.key === key).map((entry): [string, string] => [label, valueInForce(entry)]),
          )}
        />
      )}
      <PartTitle className={styles.part}>Numbers for test calls</PartTitle>
      <Text className={styles.quiet}>
        The assistant phones only these numbers for a test. The owner of each must have agreed to be called.
      </Text>
      <Numbers setting="testCallNumbers" settings={settings} />
      <PartTitle className={styles.part}>Other lines of the hotel</PartTitle>
      <Text className={styles.quiet}>
        Calls are put through from these lines, so a caller from one is told of no reservation, and nothing is texted
        there.
      </Text>
      <Numbers setting="ownLines" settings={settings} />
      <PartTitle className={styles.part}>Alerts</PartTitle>
      <AlertDelivery saved={settings.alertDelivery} />
    </>
  );
}

/** The hotel profile, the numbers that may be phoned for a test, other lines of the hotel, and which alerts are sent. */
export function GeneralPanel() {
  const styles = useStyles();
  const values = useQuery(settingQueries.values());
  return (
    <Panel title="General Settings">
      <Text className={styles.quiet}>The hotel profile: every page, prompt and text names the hotel by it.</Text>
      <Answer query={values} what="the settings">
        {(entries) => <Settings entries={entries} />}
      </Answer>
    </Panel>
  );
}
