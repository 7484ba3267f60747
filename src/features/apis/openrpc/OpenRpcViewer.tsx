import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readOpenRpc } from '../../../model/apis/openRpc.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { Intro } from '../parts/Intro.tsx'
import { NamedSources } from '../parts/NamedSources.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Schemas } from '../parts/Schemas.tsx'
import { Section } from '../parts/Section.tsx'
import { Servers } from '../parts/Servers.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { Method } from './Method.tsx'

/** Methods and schemas of an OpenRPC document. */
export function OpenRpcViewer({ entity, definition }: ViewerProps) {
  const { t } = useTranslation('api-docs')
  const reading = useMemo(() => readOpenRpc(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const { root, title, language, version, description, servers, methods, rest } = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro
        entity={entity}
        title={title}
        language={language}
        version={version}
        description={description}
      >
        <RestView rest={rest} />
      </Intro>
      <Servers servers={servers.map(({ url, ...server }) => ({ address: url, ...server }))} />
      <Section title={t('operations')} count={methods.length}>
        <LimitedList items={methods}>
          {(shown) => (
            <ul className={classes['list']}>
              {shown.map((method, index) => (
                <li key={index}>
                  <Method root={root} method={method} />
                </li>
              ))}
            </ul>
          )}
        </LimitedList>
      </Section>
      <Schemas root={root} schemas={reading.value.schemas} />
      <NamedSources kinds={reading.value.components} />
    </div>
  )
}
