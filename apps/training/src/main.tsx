import '@farkle/ui/tokens.css';
import '@farkle/ui/fonts.css';
import '@farkle/ui/reset.css';
import { defaultLocale, loadMessages } from '@farkle/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { App } from './shell/App.tsx';

const locale = defaultLocale;
const messages = await loadMessages(locale);
const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element #root, so nothing can be shown; restore it in index.html.');
}
document.documentElement.lang = locale;
document.title = messages.training.page.title;

createRoot(root).render(
  <StrictMode>
    <IntlProvider locale={locale} messages={messages}>
      <App />
    </IntlProvider>
  </StrictMode>,
);
