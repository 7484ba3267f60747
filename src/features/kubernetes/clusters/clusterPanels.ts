/** The id of the element with the objects of a cluster. */
export const panelId = (cluster: string): string => `cluster-${cluster}`

/** Opens the list of a cluster's objects, and brings the user to it. */
export function openPanel(cluster: string): void {
  const panel = document.getElementById(panelId(cluster))
  if (!(panel instanceof HTMLDetailsElement)) return
  const bring = () => {
    panel.scrollIntoView()
  }
  panel.querySelector('summary')?.focus({ preventScroll: true })
  if (panel.open) {
    bring()
    return
  }
  // Without its content, the last one cannot come to the top.
  const filled = new ResizeObserver(() => {
    if (panel.childElementCount > 1) {
      filled.disconnect()
      bring()
    }
  })
  filled.observe(panel)
  panel.open = true
}
