import type { CallInsights } from '@booking/contracts/call-insights';
import { formatCount } from '@booking/hotel/money';
import { Panel, Text } from '@booking/ui/kit';
import { words } from './call-insights.words.ts';
import { PlainTable } from './plain-table.tsx';

const said = words.languages;
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** "Spanish" of "es"; a code that is none stands as it came. */
function languageInWords(code: string | null): string {
  if (code === null) return said.unknown;
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Which languages callers spoke, and how many of them booked. */
export const Languages = ({ languages }: { languages: CallInsights['languages'] }) => (
  <Panel title={said.title}>
    {languages.length === 0 ? (
      <Text>{said.none}</Text>
    ) : (
      <PlainTable
        label={said.title}
        names={[said.language, said.calls, said.booked]}
        rows={languages.map(({ language, calls, booked }) => [
          languageInWords(language),
          formatCount(calls),
          formatCount(booked),
        ])}
      />
    )}
  </Panel>
);
