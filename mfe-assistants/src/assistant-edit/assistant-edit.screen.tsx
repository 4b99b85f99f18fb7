import { hasStatus } from '@booking/http/request-error';
import { useNavigate, useParams, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, PageHeader, Panel } from '@booking/ui/kit';
import { assistantQueries } from '../assistants.queries.ts';
import { Editor } from './editor.tsx';

function Nothing({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Edit Assistant" />
      <Panel title={title}>
        <EmptyState
          title="There is no assistant at this address"
          action={<Button onClick={() => void navigate('/assistant')}>Back to Assistants</Button>}
        >
          The address may be mistyped
        </EmptyState>
      </Panel>
    </>
  );
}

function Found({ id }: { id: number }) {
  const assistant = useQuery(assistantQueries.one(id));
  if (hasStatus(assistant.error ?? {}, 404)) return <Nothing title="Assistant Not Found" />;
  if (assistant.data) {
    return (
      <LeaveGuard>
        <Answer query={assistant} what="the assistant">
          {(data) => <Editor assistant={data} />}
        </Answer>
      </LeaveGuard>
    );
  }
  return (
    <>
      <PageHeader title="Edit Assistant" />
      <Panel title="Assistant">
        <Answer query={assistant} what="the assistant">
          {() => null}
        </Answer>
      </Panel>
    </>
  );
}

export function Screen() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <Found key={id} id={Number(id)} /> : <Nothing title="Invalid assistant ID" />;
}
