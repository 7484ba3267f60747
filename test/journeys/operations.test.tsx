// Workflow runs and clusters.

import './operations/ci.tsx'
import './operations/ciPictures.tsx'
import './operations/kubernetes.tsx'
import './operations/kubernetesLate.tsx'
import './operations/kubernetesPage.tsx'
import './operations/kubernetesRecorded.tsx'
import './operations/kubernetesStates.tsx'
import './operations/kubernetesTrust.tsx'
