import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../model/failure.ts'
import { loginOf, type ClusterLogin } from '../../model/kubernetes/clusters/authProviders.ts'
import type { Cluster } from '../../model/kubernetes/clusters/clusters.ts'
import { loginRequired } from '../../model/kubernetes/kubernetesFailures.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { useClustersQuery } from './kubernetesApi.ts'
import { clusterLoginRequested, refreshRequested } from './kubernetesPollingSlice.ts'

interface KubernetesFailureProps {
  /** Of an entity's tab, or the page of clusters. */
  readonly state: { readonly failure: Failure }
}

/** Why the clusters could not be asked; what was shown before stays. */
export function KubernetesFailure({ state: { failure } }: KubernetesFailureProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  if (failure.name === loginRequired) return <LoginNeeded />
  return (
    <FailureMessage
      failure={{ ...failure }}
      title={t('errors.banner')}
      onRetry={() => dispatch(refreshRequested())}
    />
  )
}

type Login = Exclude<ClusterLogin, { readonly type: 'none' }>

function loginFor(cluster: Cluster): Login | undefined {
  try {
    const login = loginOf(cluster)
    return login.type === 'none' ? undefined : login
  } catch {
    return undefined
  }
}

/** One button for each provider that clusters ask for. */
function LoginNeeded() {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const { data: clusters = [] } = useClustersQuery(undefined)
  const logins = clusters.flatMap((cluster) => loginFor(cluster) ?? [])
  const byProvider = new Map(logins.map((login) => [login.provider, login]))
  return (
    <Message
      severity="warning"
      title={t('login.title')}
      hint={t('login.text')}
      actions={[...byProvider.values()].map(({ provider, scope }) => (
        <Button
          key={provider}
          primary
          onClick={() => dispatch(clusterLoginRequested({ provider, scope }))}
        >
          {t('login.signIn', { provider })}
        </Button>
      ))}
    />
  )
}
