import { createRoot } from 'react-dom/client';
import declaration from '#remote.json';
import { type BootManifest, remoteEndpoints } from '@booking/contracts/remotes';
import { call } from '@booking/http/call';
import { createStandaloneRouter, Standalone } from './standalone.tsx';

type Module = { Screen: React.ComponentType };
type Context = (path: string) => Promise<Module>;

// every screen of the remote this is built for, each loaded when its address is opened
const screens = import.meta.webpackContext('#src', { regExp: /\.screen\.tsx$/, mode: 'lazy' }) as Context;

const boot: BootManifest = await call(remoteEndpoints.boot);
const router = createStandaloneRouter(declaration, (screen) => screens(`./${screen}/${screen}.screen.tsx`));
createRoot(document.getElementById('root')!).render(<Standalone id={declaration.id} boot={boot} router={router} />);
