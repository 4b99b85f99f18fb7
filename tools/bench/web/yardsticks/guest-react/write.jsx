import { renderToString } from 'react-dom/server';
import { Rooms } from './rooms.jsx';

export const style = `body{margin:0;font-family:"Segoe UI",sans-serif;font-size:14px}main{max-width:60rem;margin:auto;padding:32px 16px}ul{list-style:none;margin:0;padding:0;display:grid;gap:16px}.card{padding:16px;border:1px solid #ddd;border-radius:8px}img{width:100%;height:auto;aspect-ratio:16/9}button{padding:8px 16px}`;

export const write = (session) => renderToString(<Rooms session={session} />);
