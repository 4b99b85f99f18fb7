import { entryOr, labelOf } from '@booking/contracts/labels';
import { audienceNames, toolCatalogue, type ToolDefinitions, type ToolEffect } from '@booking/contracts/tools';
import { makeStyles, mergeClasses, Panel, StatusBadge, Text, tokens, type Tone, useListClass } from '@booking/ui/kit';
import { useEditor } from '../editor-context.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  group: { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  name: {
    padding: `${tokens.spacingVerticalM} 0`,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    padding: `0 0 ${tokens.spacingVerticalL}`,
  },
  tool: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

const effects: Record<ToolEffect, [tone: Tone, label: string]> = {
  reads: ['neutral', 'Reads'],
  writes: ['info', 'Writes'],
  charges: ['warning', 'Charges'],
};

function Tools({ tools }: { tools: [name: string, tool: ToolDefinitions[string]][] }) {
  const styles = useStyles();
  const listClass = useListClass();
  return (
    <ul className={mergeClasses(listClass, styles.tools)}>
      {tools.map(([name, { effect, description }]) => (
        <li key={name} className={styles.tool}>
          <span className={styles.head}>
            <code className={styles.code}>{name}</code>
            <StatusBadge tone={effects[effect][0]}>{effects[effect][1]}</StatusBadge>
          </span>
          <Text className={styles.quiet}>{description}</Text>
        </li>
      ))}
    </ul>
  );
}

/** What the assistant can do; it follows from its type. */
export function ToolsTab() {
  const styles = useStyles();
  const { assistantType } = useEditor().draft;
  const tools = Object.entries(entryOr<string, ToolDefinitions>(toolCatalogue, assistantType, {}));
  return (
    <Panel title={`Tools (${tools.length})`}>
      <Text className={styles.quiet}>
        These are generated for the type {labelOf(audienceNames, assistantType)}. Tools cannot be added or removed by
        hand.
      </Text>
      <div>
        {[...Map.groupBy(tools, ([, { group }]) => group)].map(([group, members]) => (
          <details key={`${assistantType} ${group}`} open className={styles.group}>
            <summary className={styles.name}>
              {group} ({members.length})
            </summary>
            <Tools tools={members} />
          </details>
        ))}
      </div>
    </Panel>
  );
}
