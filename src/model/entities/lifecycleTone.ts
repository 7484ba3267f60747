// How mature something is that says so in `spec.lifecycle`.

export type LifecycleTone = 'success' | 'info' | 'warning' | 'neutral'

const tones = new Map<string, LifecycleTone>([
  ['production', 'success'],
  ['experimental', 'info'],
  ['deprecated', 'warning'],
])

/** Backstage's own values of `spec.lifecycle` have a tone, others are neutral. */
export const lifecycleTone = (lifecycle: string): LifecycleTone =>
  tones.get(lifecycle.toLowerCase()) ?? 'neutral'
