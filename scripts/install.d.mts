export function stampOf(lock: string | Uint8Array, nodeModules: string): string
export function install(folder: string, what: string): Promise<void>
