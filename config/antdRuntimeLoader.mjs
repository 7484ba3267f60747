// Takes out of antd's style modules what would make rules in the page: the build has written them, and these functions
// are a third of antd. `true ? … : …` is folded by webpack, so that whatever only makes rules is left out.

import { cssVarKey as key } from '../src/ui/antd/antdTheme.ts'
const instead = {
  genStyleHooks: `() => ['', '${key}']`,
  genComponentStyleHook: `() => ''`,
  genSubStyleComponent: `() => null`,
}

const calls =
  /(?<=(?:export default|=)\s*)(genStyleHooks|genComponentStyleHook|genSubStyleComponent)\(/g

export default function antdRuntimeLoader(source) {
  return source.replaceAll(calls, (_call, name) => `true ? (${instead[name]}) : ${name}(`)
}
