import { hydrateRoot } from 'react-dom/client';
import { Rooms } from './rooms.jsx';

const session = JSON.parse(document.getElementById('start').textContent);
hydrateRoot(document.getElementById('root'), <Rooms session={session} />);
