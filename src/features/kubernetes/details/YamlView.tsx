import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { withoutSecrets } from '../../../model/kubernetes/withoutSecrets.ts'
import { chunkHook } from '../../../ui/behaviour/chunkHook.ts'
import { CodeViewer } from '../../../ui/code/CodeViewer.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import classes from '../Kubernetes.module.css'

const useYaml = chunkHook(() => import(/* webpackChunkName: "yaml" */ 'yaml'))

/** The object as YAML, on demand; managed fields only if asked for (K8S-24, K8S-25). */
export function YamlView({ object }: { readonly object: KubeObject }) {
  const { t } = useTranslation('kubernetes')
  const [isShown, setIsShown] = useState(false)
  const [isManaged, setIsManaged] = useState(false)
  return (
    <section>
      <Row gap="xs" across="md">
        <label className={classes['check']}>
          <input
            type="checkbox"
            role="switch"
            checked={isShown}
            onChange={({ target }) => {
              setIsShown(target.checked)
            }}
          />
          {t('yaml.show')}
        </label>
        {isShown && (
          <label className={classes['check']}>
            <input
              type="checkbox"
              role="switch"
              checked={isManaged}
              onChange={({ target }) => {
                setIsManaged(target.checked)
              }}
            />
            {t('yaml.managed')}
          </label>
        )}
      </Row>
      {isShown && <Yaml object={object} isManaged={isManaged} />}
    </section>
  )
}

interface YamlProps {
  readonly object: KubeObject
  readonly isManaged: boolean
}

function Yaml({ object, isManaged }: YamlProps) {
  const { t } = useTranslation('kubernetes')
  const yaml = useYaml()
  const text = useMemo(() => {
    const shown = withoutSecrets(object, isManaged)
    if (yaml.status === 'loading') return null
    // JSON is valid YAML.
    return yaml.status === 'failed'
      ? JSON.stringify(shown, null, 2)
      : yaml.chunk.stringify(shown, { lineWidth: 0 })
  }, [object, isManaged, yaml])
  if (text === null) return <Progress active label={t('yaml.label')} />
  return <CodeViewer text={text} language="yaml" label={t('yaml.label')} />
}
