import { useDispatch, useSelector } from 'react-redux'
import { LoginWaiting } from '../../../ui/login/LoginWaiting.tsx'
import { selectProviders } from '../login/providersSlice.ts'
import { signInCancelled } from '../sessionSlice.ts'

export interface WaitingForLoginProps {
  readonly method: string
  readonly title: string
}

/** Shown while the user is at the provider. */
export function WaitingForLogin({ method, title }: WaitingForLoginProps) {
  const dispatch = useDispatch()
  const provider = useSelector(selectProviders)[method]
  if (provider?.status !== 'loggingIn') return null
  const cancel = () => dispatch(signInCancelled())
  return <LoginWaiting flow={provider.flow} title={title} onCancel={cancel} />
}
