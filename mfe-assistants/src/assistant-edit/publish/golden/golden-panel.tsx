import { useRef, useState } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, Panel, Text, useListClass } from '@booking/ui/kit';
import { EmptyLine } from '../../../empty-line.tsx';
import { useAdoptCalls } from '../../../starter/starter.queries.ts';
import { words as starterWords } from '../../../starter/starter.words.ts';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStyles } from '../../editor.styles.ts';
import { GoldenDialog } from './golden-dialog.tsx';
import { goldenCallsOf } from './golden.queries.ts';
import { GoldenItem } from './golden-item.tsx';
import { PlayState } from './play-state.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { usePlay } from './use-play.ts';

const said = publishWords.golden;

export type Asked = { what: 'add'; goldenCall?: never } | { what: 'edit' | 'remove'; goldenCall: GoldenCall };

/** The conversations that this type of assistant must get right before it is published. */
export function GoldenPanel({ assistantId }: { assistantId: number }) {
  const listClass = useListClass();
  const { row, quiet, start } = useEditorStyles();
  const { assistantType } = useEditor().draft;
  const [mayChange, mayPlay] = [useMay('assistants:change'), useMay('assistants:publish')];
  const calls = useQuery(goldenCallsOf(assistantType));
  const playing = usePlay(assistantId);
  const starting = useAdoptCalls(assistantType);
  const [asked, setAsked] = useState<Asked>();
  const add = useRef<HTMLButtonElement>(null);
  const close = (): void => setAsked(undefined);
  const active = calls.data?.filter(({ isActive }) => isActive) ?? [];
  return (
    <Panel title={said.title}>
      <Text className={quiet}>{said.about}</Text>
      <div className={row}>
        {mayChange && (
          <Button ref={add} icon={<AddRegular />} onClick={() => setAsked({ what: 'add' })}>
            {said.add}
          </Button>
        )}
        {mayPlay && active.length > 0 && (
          <Button icon={<PlayRegular />} disabledFocusable={playing.isPending} onClick={() => playing.play(active)}>
            {said.play}
          </Button>
        )}
      </div>
      <PlayState playing={playing} />
      <Answer query={calls} what={said.what}>
        {(list) =>
          list.length === 0 ? (
            <>
              <EmptyLine title={said.none.title}>{said.none.body}</EmptyLine>
              {mayChange && (
                <Button className={start} disabledFocusable={starting.isPending} onClick={() => starting.mutate()}>
                  {starterWords.calls.adopt}
                </Button>
              )}
            </>
          ) : (
            <ul aria-label={said.list} className={listClass}>
              {list.map((each) => (
                <GoldenItem key={each.id} goldenCall={each} playing={playing} onAsk={setAsked} />
              ))}
            </ul>
          )
        }
      </Answer>
      {asked?.what === 'remove' && (
        <RemoveDialog goldenCall={asked.goldenCall} onClose={close} onRemoved={() => add.current?.focus()} />
      )}
      {asked && asked.what !== 'remove' && (
        <GoldenDialog goldenCall={asked.goldenCall} assistantType={assistantType} onClose={close} />
      )}
    </Panel>
  );
}
