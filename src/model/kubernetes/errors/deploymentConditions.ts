import { listOf, type KubeDeployment } from '../kubernetesObjects.ts'
import { dated, severities, sourceRefOf, type DetectedError } from './detectedError.ts'

/** Conditions of a deployment that are not met, with their messages (K8SERR-09). */
export const detectDeploymentConditions = (deployment: KubeDeployment): readonly DetectedError[] =>
  listOf(deployment.status?.conditions).flatMap(({ status, message, lastTransitionTime }) =>
    status !== 'False' || message === undefined || message === ''
      ? []
      : {
          type: 'condition-message-present',
          message,
          severity: severities.deployment,
          sourceRef: sourceRefOf(deployment),
          occurrenceCount: 1,
          ...dated(lastTransitionTime),
        },
  )
