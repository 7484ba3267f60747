import { useSelector } from 'react-redux'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AlertBar } from '../features/alerts/AlertBar.tsx'
import { BootErrorPage, BootProgress } from '../features/boot/BootPage.tsx'
import { selectBoot } from '../features/boot/bootSlice.ts'
import { selectIdentity } from '../features/session/sessionSlice.ts'
import { SignInPage } from '../features/session/SignInPage.tsx'

export interface AppProps {
  /** Made once the configuration says where the portal lives. */
  readonly router: ReturnType<typeof createBrowserRouter> | null
}

/** The screen, and what is said above it. */
export function App({ router }: AppProps) {
  return (
    <>
      <Screen router={router} />
      <AlertBar />
    </>
  )
}

/** Boot, sign-in or the portal: a function of the store. */
function Screen({ router }: AppProps) {
  const boot = useSelector(selectBoot)
  const identity = useSelector(selectIdentity)
  if (boot.status === 'failed') return <BootErrorPage failure={boot.failure} />
  if (boot.status === 'loading' || !router) return <BootProgress />
  if (!identity) return <SignInPage />
  return <RouterProvider router={router} />
}
