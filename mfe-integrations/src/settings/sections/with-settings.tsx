import type { ReactNode } from 'react';
import type { SettingEntry } from '@booking/contracts/settings';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, LoadingState, Panel } from '@booking/ui/kit';
import { settingQueries } from '../settings.queries.ts';

type Props = { title: string; children: (entries: readonly SettingEntry[]) => ReactNode };

/** A section that waits for the settings, under the title of its first panel. */
export function WithSettings({ title, children }: Props) {
  const values = useQuery(settingQueries.values());
  const waiting = (
    <Panel title={title}>
      <LoadingState label="Loading the settings…" />
    </Panel>
  );
  return (
    <Answer query={values} what="the settings" waiting={waiting}>
      {children}
    </Answer>
  );
}
