import { entryOr, wordOr } from '@booking/contracts/labels';
import type { ToolEffect } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { Field, Select } from '@booking/ui/form';
import { makeStyles, StatusBadge, Text, tokens, type Tone } from '@booking/ui/kit';
import { words } from '../../integrations.words.ts';
import { groupTools } from './tool-groups.ts';

const useStyles = makeStyles({
  field: { width: 'min(28rem, 100%)' },
  about: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const tones: Record<ToolEffect, Tone> = { reads: 'info', writes: 'warning', charges: 'bad' };

type Props = {
  tools: readonly VoiceTool[];
  tool: VoiceTool | undefined;
  onChoose: (tool: VoiceTool | undefined) => void;
};

/** A tool from the list, and what it is for and does to the world. */
export function ToolChoice({ tools, tool, onChoose }: Props) {
  const styles = useStyles();
  return (
    <>
      <Field label={words.tools.tool} className={styles.field}>
        <Select value={tool?.id ?? ''} onChange={(_, { value }) => onChoose(tools.find(({ id }) => id === value))}>
          <option value="">{words.tools.select}</option>
          {groupTools(tools).map(([group, members]) => (
            <optgroup key={group} label={group}>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {tool && (
        <div className={styles.about}>
          <StatusBadge tone={entryOr(tones, tool.effect, 'neutral')}>{wordOr(tool.effect)}</StatusBadge>
          <Text className={styles.quiet}>{tool.description}</Text>
        </div>
      )}
    </>
  );
}
