import { Navigate, useLocation, useParams } from 'react-router-dom'
import { defaultNamespace } from '../../../model/entities/entityRef.ts'
import { templatePath } from '../../../model/paths.ts'

/** `/create/templates/:templateName`: an address without a namespace leads to the default one. */
export function LegacyTemplatePage() {
  const { templateName = '' } = useParams()
  const { search, hash } = useLocation()
  return (
    <Navigate
      to={{ pathname: templatePath(defaultNamespace, templateName), search, hash }}
      replace
    />
  )
}
