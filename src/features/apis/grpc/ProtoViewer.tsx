import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  commentText,
  type ProtoFile,
  type ProtoService,
  type ProtoType,
  readProto,
} from '../../../model/apis/protobuf.ts'
import { LimitedList } from '../../../ui/list/LimitedList.tsx'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { Description } from '../parts/Description.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Intro } from '../parts/Intro.tsx'
import { NamedChips } from '../parts/NamedChips.tsx'
import classes from '../parts/parts.module.css'
import { Sample } from '../parts/Sample.tsx'
import { Section } from '../parts/Section.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { ProtoFields } from './ProtoFields.tsx'

interface NotesProps {
  readonly label: string
  readonly notes: readonly string[]
}

/** Longer ones have lines of their own. */
const longestChip = 100

/** Options and other statements, as they are written. */
function Notes({ label, notes }: NotesProps) {
  const isShort = (note: string) => note.length <= longestChip && !note.includes('\n')
  const long = notes.filter((note) => !isShort(note))
  return (
    <>
      <NamedChips label={label} names={notes.filter(isShort)} />
      {long.length > 0 && <Sample label={label} text={long.join('\n')} />}
    </>
  )
}

/** Services, messages and enums of a Protocol Buffers file. */
export function ProtoViewer({ entity, definition }: ViewerProps) {
  const { t } = useTranslation('api-docs')
  const reading = useMemo(() => readProto(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const { services, types, files } = reading.value
  const syntax = [...new Set(files.map((file) => file.syntax))].filter(Boolean).join(', ')
  const packages = new Set(files.map((file) => file.package))
  const around = (name: string) => (packages.size > 1 ? name : '')
  return (
    <div className={classes['viewer']}>
      <Intro entity={entity} language={syntax === '' ? 'Protocol Buffers' : syntax}>
        {files.map((file, index) => (
          <Surroundings key={index} file={file} />
        ))}
      </Intro>
      {services.length > 0 && (
        <Section title={t('services')} count={services.length}>
          {services.map((service) => (
            <Service
              key={`${service.package} ${service.name}`}
              service={service}
              around={around(service.package)}
            />
          ))}
        </Section>
      )}
      {types.length > 0 && (
        <Section title={t('messages')} count={types.length}>
          <LimitedList items={types}>
            {(shown) => (
              <ul className={classes['list']}>
                {shown.map((type) => (
                  <li
                    key={`${type.kind} ${type.package} ${type.name} ${String(types.indexOf(type))}`}
                  >
                    <Type type={type} around={around(type.package)} />
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

function Surroundings({ file }: { readonly file: ProtoFile }) {
  const { t } = useTranslation('api-docs')
  return (
    <>
      <Description text={commentText(file.comment)} />
      <NamedChips label={t('package')} names={file.package === '' ? [] : [file.package]} />
      <NamedChips label={t('imports')} names={file.imports} />
      <Notes label={t('options')} notes={file.notes} />
    </>
  )
}

interface ServiceProps {
  readonly service: ProtoService
  /** The package, if there are several. */
  readonly around: string
}

function Service({ service: { name, comment, calls, notes }, around }: ServiceProps) {
  const { t } = useTranslation('api-docs')
  return (
    <div className={classes['box']}>
      <h4 className={classes['heading']}>
        <code>{name}</code>
        <span className={classes['quiet']}>{around}</span>
      </h4>
      <Description text={commentText(comment)} />
      <Notes label={t('options')} notes={notes} />
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
                <Notes label={t('options')} notes={call.options} />
              </li>
            ))}
          </ul>
        )}
      </LimitedList>
    </div>
  )
}

interface TypeProps {
  readonly type: ProtoType
  /** The package, if there are several. */
  readonly around: string
}

function Type({ type: { kind, name, comment, fields, notes }, around }: TypeProps) {
  const { t } = useTranslation('api-docs')
  const summary = (
    <>
      <code className={classes['path']}>{name}</code>
      <span className={classes['quiet']}>{kind}</span>
      <span className={classes['quiet']}>{around}</span>
    </>
  )
  return (
    <Fold className={classes['card'] ?? ''} summary={summary}>
      {() => (
        <>
          <Description text={commentText(comment)} />
          <Notes label={t('options')} notes={notes} />
          <ProtoFields kind={kind} name={name} fields={fields} />
        </>
      )}
    </Fold>
  )
}
