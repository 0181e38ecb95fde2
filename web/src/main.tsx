import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to stand in');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
