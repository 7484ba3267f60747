import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { CatalogGraph } from '../../model/graph/entityGraph.ts'
import { catalogGraphPath } from '../../model/paths.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { loadingRetried, type GraphState } from './graphSlice.ts'

export interface GraphStatusProps {
  readonly state: GraphState
  readonly graph: CatalogGraph
}

/** Failures, and what is not shown. */
export function GraphStatus({ state, graph }: GraphStatusProps) {
  const { t } = useTranslation('catalog-graph')
  const dispatch = useDispatch()
  if (state.status === 'failed')
    return (
      <>
        <FailureMessage
          failure={state.failure}
          title={t('loadFailed')}
          onRetry={() => dispatch(loadingRetried())}
        />
        {state.batches.length > 0 && (
          <Text isQuiet isSmall>
            {t('partly')}
          </Text>
        )}
      </>
    )
  const missing = graph.nodes.filter(({ isRoot, status }) => isRoot && status === 'missing')
  if (missing.length > 0)
    return (
      <Message
        severity="warning"
        title={t('rootMissing', { names: missing.map(({ ref }) => ref) })}
        hint={t('rootMissingHint')}
        actions={<Link to={catalogGraphPath}>{t('rootChoose')}</Link>}
      />
    )
  const { maxDepth, maxNodes } =
    state.status === 'idle' ? { maxDepth: 0, maxNodes: 0 } : state.scope
  const isCut =
    state.status === 'ready' &&
    graph.nodes.length >= maxNodes &&
    graph.nodes.some(({ hidden, depth }) => hidden > 0 && depth < maxDepth)
  return (
    isCut && (
      <Text isQuiet isSmall>
        {t('cut')}
      </Text>
    )
  )
}
