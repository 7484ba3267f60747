// Rules for components.

import { component, each, type LintCase } from './lintCase.ts'

const effect = (name: string, body: string) =>
  `export function P() { const dispatch = useDispatch(); ${name}(() => { ${body} }, []); return null }`

const element = (text: string) => `export const P = () => ${text}`

export const componentCases: readonly LintCase[] = [
  ...each('portico/no-dispatch-in-effects', component, effect('useEffect', 'ref.current.focus()'), {
    'not in useEffect': effect('useEffect', 'dispatch(opened())'),
    'not in useLayoutEffect': effect('useLayoutEffect', 'void dispatch(opened())'),
    'not in React.useEffect': effect('React.useEffect', 'store.dispatch(opened())'),
  }),
  {
    rule: 'portico/no-dispatch-in-effects',
    says: 'but in a handler',
    file: component,
    bad: effect('useEffect', 'if (open) dispatch(opened())'),
    good: element('<Button onClick={() => dispatch(opened())} />'),
  },
  ...each(
    'portico/no-text-outside-messages',
    component,
    element(
      '<p id="guest" className={"a"} title={t("title")} aria-label={name}>{t("text")} · {count ?? "…"} {`${a}: ${b}`} <a.b role="alert" aria-hidden="true" /></p>',
    ),
    {
      'no text in an element': element('<p>Sign in</p>'),
      'no text in another script': element('<p>Войти</p>'),
      'no text in braces': element('<p>{"Sign in"}</p>'),
      'no text in a choice': element('<p>{a ? "Sign in" : t("b")}</p>'),
      'no text under a condition': element('<p>{a && "Sign in"}</p>'),
      'no text in a template': element('<p>{`${count} entities`}</p>'),
      'no text in a fragment': element('<>Sign in</>'),
      'no text in aria-label': element('<p aria-label="Sign in" />'),
      'no text in title': element('<p title={"Sign in"} />'),
      'no text in placeholder': element('<input placeholder="Search" />'),
      'no text in alt': element('<img alt={`Picture of ${name}`} />'),
    },
  ),
  ...each('no-restricted-imports', component, 'import { useLocation } from "react-router-dom"', {
    'links are our own': 'import { Link } from "react-router-dom"',
    'links of the navigation too': 'import { NavLink } from "react-router-dom"',
  }),
  ...each('jsx-a11y/alt-text', component, element('<img src={a} alt={t("a")} />'), {
    'pictures have texts': element('<img src={a} />'),
  }),
  ...each(
    'react-hooks/rules-of-hooks',
    component,
    'export function P() { const a = useId(); return a }',
    {
      'hooks stand at the top': 'export function P({ a }) { if (a) useId(); return null }',
    },
  ),
]
