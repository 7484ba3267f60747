export const pulseMessages = {
  title: 'Pulse',
  listen: 'Listen',
  listening: 'Listening …',
  beats: '{{beats, number}} beats a minute',
  failed: 'Nothing was heard: {{message}}',
  today: 'Today',
  list: 'All entities',
  of: 'Pulse of {{name}}',
  words_zero: 'No words beat here',
  words_one: '{{count, number}} word beats here',
  words_other: '{{count, number}} words beat here',
  perMinute: 'Beats per minute',
  tooFast: 'Must be at most {{beats, number}}, your present pulse.',
} as const

declare global {
  interface PluginMessages {
    pulse: typeof pulseMessages
  }
}
