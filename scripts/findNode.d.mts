export function isNewEnough(version: string): boolean
export function findNode(): Promise<string>
