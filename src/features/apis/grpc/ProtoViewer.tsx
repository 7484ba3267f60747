import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  commentText,
  readProto,
  type Proto,
  type ProtoService,
  type ProtoType,
} from '../../../model/apis/protobuf.ts'
import { displayName } from '../../../model/entities/entity.ts'
import { LimitedList } from '../../../ui/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Intro } from '../parts/Intro.tsx'
import classes from '../parts/parts.module.css'
import { Section } from '../parts/Section.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { ProtoFields } from './ProtoFields.tsx'

/** Services, messages and enums of a Protocol Buffers file. */
export function ProtoViewer({ entity, definition }: ViewerProps) {
  const { t } = useTranslation('api-docs')
  const reading = useMemo(() => readProto(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const { services, types, syntax } = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro title={displayName(entity)} language={syntax === '' ? 'Protocol Buffers' : syntax}>
        <Surroundings proto={reading.value} />
      </Intro>
      {services.length > 0 && (
        <Section title={t('services')} count={services.length}>
          {services.map((service) => (
            <Service key={service.name} service={service} />
          ))}
        </Section>
      )}
      {types.length > 0 && (
        <Section title={t('messages')} count={types.length}>
          <LimitedList items={types}>
            {(shown) => (
              <ul className={classes['list']}>
                {shown.map((type) => (
                  <li key={`${type.kind} ${type.name}`}>
                    <Type type={type} />
                  </li>
                ))}
              </ul>
            )}
          </LimitedList>
        </Section>
      )}
    </div>
  )
}

function Surroundings({ proto }: { readonly proto: Proto }) {
  const { t } = useTranslation('api-docs')
  return (
    <p className={classes['chips']}>
      {proto.package !== '' && (
        <>
          <span className={classes['quiet']}>{t('package')}</span>
          <code className={classes['chip']}>{proto.package}</code>
        </>
      )}
      {proto.imports.length > 0 && <span className={classes['quiet']}>{t('imports')}</span>}
      {proto.imports.map((name) => (
        <code key={name} className={classes['chip']}>
          {name}
        </code>
      ))}
    </p>
  )
}

function Service({ service: { name, comment, calls } }: { readonly service: ProtoService }) {
  const { t } = useTranslation('api-docs')
  return (
    <div className={classes['box']}>
      <h4 className={classes['heading']}>
        <code>{name}</code>
      </h4>
      <Description text={commentText(comment)} />
      <LimitedList items={calls}>
        {(shown) => (
          <ul className={classes['properties']} aria-label={t('operations')}>
            {shown.map((call) => (
              <li key={call.name} className={classes['property']}>
                <p className={classes['head']}>
                  <code className={classes['name']}>{call.name}</code>
                  <span className={classes['quiet']}>{t('request')}</span>
                  <code>{call.request}</code>
                  <span className={classes['quiet']}>{t('reply')}</span>
                  <code>{call.reply}</code>
                </p>
                <Description text={commentText(call.comment)} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </div>
  )
}

function Type({ type: { kind, name, comment, fields } }: { readonly type: ProtoType }) {
  const summary = (
    <>
      <code className={classes['path']}>{name}</code>
      <span className={classes['quiet']}>{kind}</span>
    </>
  )
  return (
    <Fold className={classes['card'] ?? ''} summary={summary}>
      {() => (
        <>
          <Description text={commentText(comment)} />
          <ProtoFields kind={kind} fields={fields} />
        </>
      )}
    </Fold>
  )
}
