export const tagsMessages = {
  title: 'Tags',
  tag: 'Tag',
  entities: 'Entities',
  change: 'Change',
  snapshot: 'Take snapshot',
  taking: 'Loading…',
  taken: 'Compared with the snapshot.',
  failed: "Couldn't take a snapshot: {{message}}",
  share: '{{tag}}: {{count, number}}',
} as const

declare global {
  interface PluginMessages {
    tags: typeof tagsMessages
  }
}
