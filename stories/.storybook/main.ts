import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/*.stories.tsx', '../pay/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: '../../packages/ui/art', to: '/art' }],
  viteFinal: (vite) => ({
    ...vite,
    css: { ...vite.css, transformer: 'lightningcss' },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
