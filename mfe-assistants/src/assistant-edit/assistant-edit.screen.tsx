import { hasStatus } from '@booking/http/request-error';
import { useNavigate, useParams, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, LeaveGuard, PageHeader, Panel } from '@booking/ui/kit';
import { assistantQueries } from '../assistants.queries.ts';
import { words } from './assistant-edit.words.ts';
import { Editor } from './editor.tsx';

function Nothing({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={words.title} />
      <Panel title={title}>
        <EmptyState
          title={words.none.title}
          action={<Button onClick={() => void navigate('/assistant')}>{words.none.back}</Button>}
        >
          {words.none.body}
        </EmptyState>
      </Panel>
    </>
  );
}

function Found({ id }: { id: number }) {
  const assistant = useQuery(assistantQueries.one(id));
  if (hasStatus(assistant.error ?? {}, 404)) return <Nothing title={words.none.notFound} />;
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
      <PageHeader title={words.title} />
      <Panel title={words.overview.assistant}>
        <Answer query={assistant} what="the assistant">
          {() => null}
        </Answer>
      </Panel>
    </>
  );
}

export function Screen() {
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <Found key={id} id={Number(id)} /> : <Nothing title={words.none.invalid} />;
}
