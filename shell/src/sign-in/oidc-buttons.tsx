import { authEndpoints } from '@booking/contracts/auth';
import { addressOf } from '@booking/contracts/endpoint';
import { useQuery } from '@booking/remote-kit/kit';
import { Button } from '@booking/ui/kit';
import { signInWaysQuery } from './sign-in.queries.ts';

type Props = {
  /** Where to go once signed in. */
  next: string;
  /** Leaves this page as it is. */
  isInNewTab?: boolean;
};

/** Leads to the sign-in service of the hotel, where there is one. */
export function OidcButtons({ next, isInNewTab = false }: Props) {
  const { data } = useQuery(signInWaysQuery);
  if (!data?.oidc) return null;
  return (
    <Button
      as="a"
      size="large"
      href={addressOf(authEndpoints.oidcStart, {}, { next })}
      {...(isInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {isInNewTab ? `${data.oidc} in a new tab` : data.oidc}
    </Button>
  );
}
