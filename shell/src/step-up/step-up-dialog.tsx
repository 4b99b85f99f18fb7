import { authEndpoints } from '@booking/contracts/auth';
import { sessionEndpoints, type Me } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { useQuery } from '@booking/remote-kit/kit';
import { Button, ModalDialog, Text } from '@booking/ui/kit';
import { ProofDialog, type Proof } from '../account/proof-dialog.tsx';

const title = 'Confirm that it is you';

const askFor = {
  password: 'This takes your password again. It is good for ten minutes; nothing of what you typed is lost.',
  code: 'This takes a code of your second factor. It is good for ten minutes; nothing of what you typed is lost.',
} as const;

type Props = { onSettled: (given: boolean) => void };

/** Has whoever is signed in give their password, or a code where they have a second factor. */
export function StepUpDialog({ onSettled }: Props) {
  const { data, isFetching } = useQuery({
    queryKey: ['/api/auth/me', 'step-up'],
    queryFn: ({ signal }) => call(sessionEndpoints.me, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (isFetching) return null;
  const factor = data ? data.stepUpWith : 'password';
  if (factor !== 'password' && factor !== 'code') return <NoFactor onClose={() => onSettled(false)} />;
  const act = async ({ password, code }: Proof): Promise<Me> => {
    const me = await call(authEndpoints.stepUp, { body: factor === 'code' ? { code } : { password } });
    onSettled(true);
    return me;
  };
  return (
    <ProofDialog
      title={title}
      confirm="Confirm"
      asks={{ password: factor === 'password', code: factor === 'code' }}
      act={act}
      onDone={() => undefined}
      onClose={() => onSettled(false)}
    >
      {factor === 'code' ? askFor.code : askFor.password}
    </ProofDialog>
  );
}

/** For whoever came by a link or a sign-in service, and has nothing to give here. */
const NoFactor = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={title} onEscape={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <Text>
      This takes your password or a second factor, and your account has neither. Set one in your account, under your
      name, or sign in anew.
    </Text>
  </ModalDialog>
);
