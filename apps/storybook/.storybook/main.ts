import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@farkle/ui/tokens.css')), 'utf8');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/table/src/**/*.stories.tsx',
    '../../training/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // The frame around the stories takes its colours from the same tokens as the stories.
  managerHead: (head: string) => `${head}<style>${tokens}</style>`,
  // While a story loads its page has the product's ground too, so that night does not begin with white.
  previewHead: (head: string) => `${head}<style>${tokens} .sb-wrapper { background: var(--ground) }</style>`,
  // Relative addresses: the built book is served from a folder of the site.
  viteFinal: (vite) => ({ ...vite, base: './', plugins: [...(vite.plugins ?? []), react()] }),
};

export default config;
