const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Such as `1.2 MB`. */
export function fileSize(bytes: number, language: string): string {
  const exponent = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[exponent] ?? 'byte',
    maximumFractionDigits: exponent === 0 ? 0 : 1,
  }).format(bytes / 1_000 ** exponent)
}
