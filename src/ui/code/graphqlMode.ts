// GraphQL tokens for highlighting only; the `graphql` package parses schemas.

import { StreamLanguage } from '@codemirror/language'

interface Mode {
  /** Inside a `"""` block, which may span lines. */
  isBlock: boolean
}

const keywords =
  /^(?:type|interface|union|enum|input|scalar|schema|directive|extend|implements|fragment|on|query|mutation|subscription|repeatable)$/
const values = /^(?:true|false|null)$/

export const graphqlLanguage = StreamLanguage.define<Mode>({
  name: 'graphql',
  startState: () => ({ isBlock: false }),
  token: (stream, mode) => {
    if (mode.isBlock || stream.match('"""')) {
      mode.isBlock = !stream.match(/^.*?"""/)
      if (mode.isBlock) stream.skipToEnd()
      return 'string'
    }
    if (stream.eatSpace()) return null
    if (stream.match(/^#.*/)) return 'comment'
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string'
    if (stream.match(/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/i)) return 'number'
    if (stream.match(/^[@$]\w+/)) return 'meta'
    const name = stream.match(/^[A-Za-z_]\w*/)
    if (!name) {
      stream.next()
      return null
    }
    const [word] = name as RegExpMatchArray
    if (keywords.test(word)) return 'keyword'
    if (values.test(word)) return 'atom'
    return /^[A-Z]/.test(word) ? 'typeName' : 'propertyName'
  },
  languageData: { commentTokens: { line: '#' } },
})
