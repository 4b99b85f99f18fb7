import type { CallInsights } from '@booking/contracts/call-insights';
import { Panel, Text } from '@booking/ui/kit';
import { costPart, formatCost } from '../calls/cost-lines.ts';
import { words } from './call-insights.words.ts';
import { PlainTable } from './plain-table.tsx';

const said = words.parts;

/** What each part of the calls cost, in all and for a booking. */
export const CostParts = ({ parts }: { parts: CallInsights['cost']['parts'] }) => (
  <Panel title={said.title}>
    {parts.length === 0 ? (
      <Text>{said.none}</Text>
    ) : (
      <PlainTable
        label={said.title}
        names={[said.part, said.total, said.perBooking]}
        rows={parts.map(({ part, total, perBooking }) => [
          costPart(part),
          formatCost(total),
          perBooking === null ? '–' : formatCost(perBooking),
        ])}
      />
    )}
  </Panel>
);
