export function stampOf(lock: string | Uint8Array, nodeModules: string): string
