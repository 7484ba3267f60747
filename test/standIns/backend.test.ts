// The embedded backend with the stand-ins: what a browser and the page rely on, asked without them.

import { startBeside } from './backend/beside.ts'
import { clusters } from './backend/clusters.ts'
import { identityProvider } from './backend/identityProvider.ts'
import { identityProviderFaults } from './backend/identityProviderFaults.ts'
import { codeHosts } from './backend/sourceControl.ts'

const beside = await startBeside()

identityProvider(beside)
identityProviderFaults(beside)
codeHosts(beside)
clusters(beside)
