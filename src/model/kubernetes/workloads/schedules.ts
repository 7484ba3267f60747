// Schedules of cron jobs (spec 3 §9, A-47).

const shortcuts: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

/** A shortcut in five fields; anything else as it is. */
export const expandSchedule = (schedule: string): string =>
  Object.hasOwn(shortcuts, schedule) ? (shortcuts[schedule] ?? schedule) : schedule
