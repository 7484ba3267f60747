interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/** True on a connection that is paid by volume, or whose user asked to save data. */
export function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.type === 'cellular'
}
