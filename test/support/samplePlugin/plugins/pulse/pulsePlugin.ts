// A sample plugin; `docs/plugins.md` walks through it. A portal adds it by one line in
// `config/plugins.ts`; only tests do.

import { HeartPulse } from 'lucide-react'
import { createServiceFactory } from '../../../../../src/model/plugins/serviceFactories.ts'
import type { PluginManifest } from '../../../../../src/plugins/plugin.ts'
import { clockRef } from '../../../../../src/sagas/services/coreServices.ts'
import {
  pulseDayRoute,
  pulseListRoute,
  pulseRoute,
  pulseTabRoute,
} from '../../model/pulse/pulseRoutes.ts'
import { stethoscopeRef } from '../../model/pulse/stethoscope.ts'

export const samplePlugin: PluginManifest = {
  id: 'pulse',
  languages: ['en', 'de'],
  pages: [{ route: pulseRoute, path: '/pulse/*', page: 'pulse' }],
  subRoutes: [pulseDayRoute],
  externalRoutes: [pulseListRoute],
  navigation: [{ to: '/pulse', titles: { en: 'Pulse', de: 'Puls' }, Icon: HeartPulse }],
  commands: [
    {
      id: 'listen',
      titles: { en: 'Take the pulse', de: 'Puls messen' },
      Icon: HeartPulse,
      event: { type: 'pulse/pulseRequested' },
    },
    {
      id: 'list',
      titles: { en: 'Everything with a pulse', de: 'Alles mit Puls' },
      to: pulseListRoute,
    },
  ],
  entityTabs: [
    {
      route: pulseTabRoute,
      path: '/pulse',
      titles: { en: 'Pulse', de: 'Puls' },
      component: 'tab',
      appliesTo: ({ kind }) => kind === 'Component',
    },
  ],
  entityCards: [{ component: 'card', appliesTo: ({ kind }) => kind === 'Component' }],
  docsAddons: [{ place: 'content', component: 'words' }],
  scaffolderFields: ['PulsePicker'],
  featureFlags: [
    {
      name: 'pulse-history',
      description: { en: 'Keeps what was heard before', de: 'Behält, was zuvor zu hören war' },
    },
  ],
  themes: [
    {
      id: 'pulse-night',
      variant: 'dark',
      titles: { en: 'Pulse by night', de: 'Puls bei Nacht' },
      tokens: { '--ant-color-primary': '#ff9aa2', '--ant-color-link': '#ff9aa2' },
    },
  ],
  services: [
    createServiceFactory({
      ref: stethoscopeRef,
      dependencies: { clock: clockRef },
      create: ({ clock }) => ({
        maker: 'Laennec',
        listen: () => Promise.resolve(60 + (clock.now() % 40)),
      }),
    }),
  ],
  load: async () => (await import('./pulseModule.ts')).sampleModule,
}
