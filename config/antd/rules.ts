// Adapts antd's rules: the same focus ring as everywhere in Portico, and no rules outside antd's own classes.

import postcss, { type Declaration, type Rule } from 'postcss'

const ring = [
  { prop: 'outline', value: '2px solid var(--ant-color-primary)' },
  { prop: 'outline-offset', value: '2px' },
]
/** Matches antd's own focus ring. */
const isRing = ({ prop, value }: Declaration): boolean =>
  prop === 'outline' && value.includes('line-width-focus')
/** A field's frame, whose focus antd shows only by border and shadow. */
const isField = (selector: string): boolean =>
  /\.ant-(?:input|input-number|select|picker|mentions)\b.*(?::focus|-focused)/.test(selector) &&
  /-(?:outlined|filled|underlined|borderless)/.test(selector)

const isInside = (rule: Rule): boolean =>
  rule.nodes.some(
    (node) => node.type === 'decl' && node.prop === 'outline-offset' && node.value.includes('-'),
  )

function addRing(rule: Rule): void {
  const offset = isInside(rule) ? '-2px' : '2px'
  rule.each((node) => {
    if (node.type === 'decl' && /^(?:outline|outline-offset|box-shadow)$/.test(node.prop))
      node.remove()
  })
  for (const { prop, value } of ring)
    rule.append({ prop, value: prop === 'outline-offset' ? offset : value })
}

/** Antd's own palettes are left out: Portico's colours are semantic tokens. */
export const palette =
  /-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)\b/
/** Antd's reset for links, which would affect the rest of the page. */
const isReset = (selector: string): boolean => /^a(?:$|[,:[])/.test(selector)

/** The star before a required field's label, which would be read as part of the field's name. */
const star = '"*"'

export function adaptRules(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((one) => !isReset(one) && !palette.test(one))
    if (rule.selectors.join('') === '' || rule.nodes.length === 0) rule.remove()
    else if (
      isField(rule.selector) ||
      rule.nodes.some((node) => node.type === 'decl' && isRing(node))
    )
      addRing(rule)
  })
  root.walkDecls('content', (declaration) => {
    if (declaration.value === star) declaration.value = `${star} / ""`
  })
  return root.toString()
}
