import { authEndpoints } from '@booking/contracts/auth';
import { call } from '@booking/http/call';
import { queryOptions, useLocation, useQuery } from '@booking/remote-kit/kit';
import { hasStatus, sentenceOf } from '@booking/http/request-error';
import { EmptyState, ErrorState, LoadingState, MessageBar, MessageBarBody, Panel, Text } from '@booking/ui/kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { useSession } from '../session.ts';
import { CodeForm } from '../sign-in/code-form.tsx';
import { useSignInStyles } from '../sign-in/sign-in.styles.ts';
import { useSteps } from '../sign-in/sign-in-steps.tsx';
import { InvitationForm } from './invitation-form.tsx';

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(authEndpoints.invitation, { body: { token } }, { signal }),
    gcTime: 0,
  });

const enter = (): void => location.replace('/');

function Welcome({ token }: { token: string }) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(invitationQuery(token));
  const { isCodeAsked, take } = useSteps(enter);
  if (hasStatus(error ?? {}, 404)) {
    return (
      <div role="alert">
        <EmptyState title="This link cannot be used">{sentenceOf(error!)}</EmptyState>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState title="Your invitation could not be loaded" error={error} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <LoadingState label="Looking at the invitation…" />;
  if (isCodeAsked) return <CodeForm onSignedIn={enter} onBack={() => location.replace('/sign-in')} />;
  return (
    <>
      {user && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {user.name} is signed in here. Choosing a password now signs {user.name} out and {data.name} in.
          </MessageBarBody>
        </MessageBar>
      )}
      <Text>Welcome, {data.name}. Choose the password you will sign in with.</Text>
      <InvitationForm token={token} email={data.email} onStep={take} />
    </>
  );
}

/** Where an invitation leads. Its token stands behind # so that no server or log ever sees it, and stays for a reload until it is used. */
export function Invitation() {
  const styles = useSignInStyles();
  const token = useLocation().hash.slice(1);
  return (
    <BareFrame centred>
      <h1 className={styles.title}>AI Booking Admin</h1>
      <Panel title="Your invitation">
        {token ? (
          <Welcome token={token} />
        ) : (
          <EmptyState title="The link is not complete">Open the full link from your invitation again.</EmptyState>
        )}
      </Panel>
    </BareFrame>
  );
}
