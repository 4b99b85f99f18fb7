import { useMay } from '@booking/remote-kit/kit';
import { Facts, NoPermission, Panel } from '@booking/ui/kit';
import { StayTests } from './stay-tests.tsx';

export function PropertyView() {
  const mayTest = useMay('integrations:test');
  return (
    <>
      <Panel title="API Testing">{mayTest ? <StayTests /> : <NoPermission what="testing the integrations" />}</Panel>
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
