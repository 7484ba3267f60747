/** The colour of a token, such as `--ant-color-error`, as an element has it in its theme. */
export function colourOf(element: Element, token: string): string {
  const probe = element.ownerDocument.createElement('i')
  probe.style.color = `var(${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
