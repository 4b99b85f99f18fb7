import { useMemo } from 'react';
import { FluentProvider } from '@fluentui/react-components';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootManifest } from '@booking/contracts/remotes';
import { HostApiContext, useQueryClient, type HostApi } from '@booking/remote-kit/kit';
import { useToaster } from '@booking/remote-kit/toaster';
import { RecentMessagesContext } from './frame/bell/recent-messages.ts';
import { Messages } from './frame/messages.tsx';
import { PrefetchWhenIdle } from './remotes/prefetch/prefetch-when-idle.tsx';
import type { SessionEnd } from './session-end.store.ts';
import { SessionContext } from './session.ts';
import { createSlots } from './slots/slots.tsx';
import { StepUp } from './step-up/step-up.tsx';
import { SessionEnded } from './sign-in/session-ended.part.ts';
import { useTheme } from './theme.ts';
import { PreviewedContext } from './updates/current.ts';
import { PreviewOffer } from './updates/preview-offer.part.ts';
import { useSessionOfPage } from './use-session-of-page.ts';

type Props = { boot: BootManifest; router: DataRouter; sessionEnd: SessionEnd };

/** The whole page: one theme, one query client, one router, one toaster; remotes bring none of these. */
export function App({ boot, router, sessionEnd }: Props) {
  const { user, setUser, isOver, resume, leave } = useSessionOfPage(boot.user, sessionEnd);
  const { shown, recent, toast } = useToaster();
  const queries = useQueryClient();
  const Slots = useMemo(() => createSlots(boot.remotes, queries), [boot.remotes, queries]);
  const host = useMemo<HostApi>(
    () => ({ user, hotelTimeZone: boot.hotelTimeZone, toast, Slots }),
    [user, boot.hotelTimeZone, toast, Slots],
  );
  const session = useMemo(() => ({ user, setUser }), [user, setUser]);
  return (
    <FluentProvider theme={useTheme()}>
      <SessionContext value={session}>
        <RecentMessagesContext value={recent}>
          <HostApiContext value={host}>
            <PreviewedContext value={boot.preview?.remote}>
              {boot.previewOffer && user ? (
                <PreviewOffer offer={boot.previewOffer} hotelTimeZone={boot.hotelTimeZone} />
              ) : (
                <RouterProvider router={router} />
              )}
            </PreviewedContext>
            {user && <PrefetchWhenIdle remotes={boot.remotes} />}
            {user && <StepUp />}
            {user && isOver && <SessionEnded user={user} onResume={resume} onLeave={leave} />}
          </HostApiContext>
        </RecentMessagesContext>
      </SessionContext>
      <Messages shown={shown} />
    </FluentProvider>
  );
}
