import { useLocation } from 'react-router-dom'
import { ciTab } from '../../../model/ci/ciTab.ts'

/** The path of the tab, also on the page of a run. */
export function useTabPath(): string {
  const { pathname } = useLocation()
  const [, , namespace, kind, name] = pathname.split('/')
  return `/catalog/${namespace ?? ''}/${kind ?? ''}/${name ?? ''}/${ciTab}`
}
