import { useMay } from '@booking/remote-kit/kit';
import { Facts, NoPermission, Panel } from '@booking/ui/kit';
import { words } from '../integrations.words.ts';
import { TestArea } from '../results/test-area.tsx';
import { StayTests } from './stay-tests.tsx';

export function PropertyView() {
  const mayTest = useMay('integrations:test');
  return (
    <>
      <TestArea id="connection">
        <Panel title={words.connection.title}>{mayTest ? <StayTests /> : <NoPermission what={words.noTests} />}</Panel>
      </TestArea>
      <Panel title="About the Cloudbeds API">
        <Facts
          facts={[
            ['API version', '1.2'],
            ['Authentication', 'Bearer token'],
            ['Property', 'Named in the X-PROPERTY-ID header'],
            ['Dates', 'YYYY-MM-DD'],
          ]}
        />
      </Panel>
    </>
  );
}
