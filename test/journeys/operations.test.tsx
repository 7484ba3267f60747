// Workflow runs and clusters.

import './operations/ci.tsx'
import './operations/kubernetes.tsx'
import './operations/kubernetesTrust.tsx'
