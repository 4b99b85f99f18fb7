import type { Assistant } from '@booking/contracts/assistants';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel, useListClass } from '@booking/ui/kit';
import { EmptyLine } from '../../../empty-line.tsx';
import { publishWords } from '../../assistant-edit.words.ts';
import { publishingQueries } from '../publishing.queries.ts';
import { RollbackButton } from './rollback-button.tsx';
import type { Publishing } from '../use-publishing.ts';
import { VersionItem } from './version-item.tsx';

const said = publishWords.versions;

/** Every published version, and the way back to each. */
export function VersionsPanel({ assistant, publishing }: { assistant: Assistant; publishing: Publishing }) {
  const listClass = useListClass();
  const mayPublish = useMay('assistants:publish');
  const versions = useQuery(publishingQueries.versions(assistant.id));
  return (
    <Panel title={said.title}>
      <Answer query={versions} what="the versions">
        {(list) =>
          list.length === 0 ? (
            <EmptyLine title={said.none.title}>{said.none.body}</EmptyLine>
          ) : (
            <ol aria-label={said.list} className={listClass}>
              {list.map((version) => (
                <VersionItem key={version.version} version={version}>
                  {mayPublish && !version.isLive && (
                    <RollbackButton version={version.version} publishing={publishing} />
                  )}
                </VersionItem>
              ))}
            </ol>
          )
        }
      </Answer>
    </Panel>
  );
}
