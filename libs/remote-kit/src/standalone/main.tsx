import { createRoot } from 'react-dom/client';
import declaration from '#remote.json';
import { type BootManifest, remoteEndpoints } from '@booking/contracts/remotes';
import { call } from '@booking/http/call';
import { Standalone } from './standalone.tsx';

type Module = { Screen: React.ComponentType };
type Context = (path: string) => Promise<Module>;

// every screen of the remote this is built for, each loaded when its address is opened
const screens = import.meta.webpackContext('#src', { regExp: /\.screen\.tsx$/, mode: 'lazy' }) as Context;

const boot: BootManifest = await call(remoteEndpoints.boot);
createRoot(document.getElementById('root')!).render(
  <Standalone declaration={declaration} boot={boot} load={(screen) => screens(`./${screen}/${screen}.screen.tsx`)} />,
);
