// Removes the code of antd's style modules that would make rules at run time: the build has written them, and this code
// is a third of antd. Webpack folds `true ? … : …`, so everything that only makes rules is dropped.

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
