/** How a mark in a drawing looks: each has a colour and a pattern of its own. */
export type MarkState = 'ok' | 'failed' | 'running' | 'waiting' | 'done' | 'unknown'
