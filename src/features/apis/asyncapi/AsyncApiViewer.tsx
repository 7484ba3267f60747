import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAsyncApi, type AsyncApi } from '../../../model/apis/asyncApi.ts'
import type { AsyncChannel } from '../../../model/apis/asyncOperations.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { FilterField } from '../parts/FilterField.tsx'
import { Intro } from '../parts/Intro.tsx'
import { NamedSources } from '../parts/NamedSources.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Schemas } from '../parts/Schemas.tsx'
import { Section } from '../parts/Section.tsx'
import { SecuritySchemes } from '../parts/SecuritySchemes.tsx'
import { Servers } from '../parts/Servers.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { Channel } from './Channel.tsx'

/** Channels, operations and messages of an AsyncAPI document. */
export function AsyncApiViewer({ entity, definition }: ViewerProps) {
  const reading = useMemo(() => readAsyncApi(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const api = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro
        entity={entity}
        title={api.title}
        language={api.language}
        version={api.version}
        description={api.description}
      >
        <RestView rest={api.rest} />
      </Intro>
      <Servers servers={api.servers} />
      <Channels api={api} />
      <SecuritySchemes schemes={api.security} />
      <Schemas root={api.root} schemas={api.schemas} />
      <NamedSources kinds={api.components} />
    </div>
  )
}

/** Up to this number there is no filter, and all are open. */
const worthFiltering = 5

const matches = (channel: AsyncChannel, text: string): boolean =>
  [channel.name, channel.address, channel.title, channel.description]
    .join(' ')
    .toLowerCase()
    .includes(text.toLowerCase())

function Channels({ api }: { readonly api: AsyncApi }) {
  const { t } = useTranslation('api-docs')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const found = api.channels.filter((channel) => matches(channel, wanted))
  return (
    <Section title={t('channels')} count={api.channels.length}>
      {api.channels.length > worthFiltering && (
        <FilterField label={t('filterChannels')} value={text} onType={setText} />
      )}
      {found.length === 0 && <p className={classes['quiet']}>{t('noMatch')}</p>}
      <LimitedList items={found}>
        {(shown) => (
          <ul className={classes['list']}>
            {shown.map((channel) => (
              <li key={channel.name}>
                <Channel
                  root={api.root}
                  channel={channel}
                  isOpenFirst={api.channels.length <= worthFiltering}
                />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </Section>
  )
}
