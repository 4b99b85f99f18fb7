import type { Assistant } from '@booking/contracts/assistants';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, Panel, useListClass } from '@booking/ui/kit';
import { publishingQueries } from './publishing.queries.ts';
import { RollbackButton } from './rollback-button.tsx';
import type { Publishing } from './use-publishing.ts';
import { VersionItem } from './version-item.tsx';

/** Every published version, and the way back to each. */
export function VersionsPanel({ assistant, publishing }: { assistant: Assistant; publishing: Publishing }) {
  const listClass = useListClass();
  const mayPublish = useMay('assistants:publish');
  const versions = useQuery(publishingQueries.versions(assistant.id));
  return (
    <Panel title="Version History">
      <Answer query={versions} what="the versions">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No versions yet">Every publish is kept here with what it changed</EmptyState>
          ) : (
            <ol aria-label="Versions" className={listClass}>
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
