import '@farkle/ui/tokens.css';
import '@farkle/ui/fonts.css';
import '@farkle/ui/reset.css';
import { loadTrainingMessages } from '@farkle/messages';
import { rememberedLanguage } from '@farkle/profile';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenLocale } from './language/chosenLocale.ts';
import { Speaking } from './language/Speaking.tsx';
import { workOffline } from './offline/workOffline.ts';
import { adoptOldChoice } from './rules/adoptOldChoice.ts';
import { App } from './shell/App.tsx';

adoptOldChoice();
const locale = chosenLocale(rememberedLanguage(), navigator.languages);
const messages = await loadTrainingMessages(locale);
const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element #root, so nothing can be shown; restore it in index.html.');
}

createRoot(root).render(
  <StrictMode>
    <Speaking first={{ locale, messages }}>
      <App />
    </Speaking>
  </StrictMode>,
);
workOffline();
