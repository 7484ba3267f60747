import { FileCode2, FlaskConical, FolderOpen, Library, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import {
  editorAddress,
  exampleInEditor,
  templateInEditor,
} from '../../model/editor/editorPlaces.ts'
import type { DraftNote } from '../../model/editor/editorState.ts'
import { exampleIds } from '../../model/editor/examples.ts'
import { customFieldsPath, formPreviewPath } from '../../model/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import classes from './LandingPage.module.css'
import { OpenDirectory } from './OpenDirectory.tsx'
import { selectTemplateEditor } from './templateEditorSlice.ts'
import { useSourceName } from './useSourceName.ts'

/** Unsaved changes of an earlier visit, with a link that opens them. */
function DraftNotice({ draft }: { readonly draft: DraftNote }) {
  const { t } = useTranslation('template-editor')
  const name = useSourceName(draft.source)
  return (
    <Row
      as="section"
      gap="xs"
      across="md"
      justify="between"
      className={classes['draft']}
      aria-labelledby="editor-draft"
    >
      <div>
        <h2 id="editor-draft">{t('landing.continueTitle')}</h2>
        <p>{t('landing.continueText', { count: draft.changed, name })}</p>
        <Text isQuiet>
          <Time at={draft.savedAt} sentence={(when) => t('landing.age', { when })} />
        </Text>
      </div>
      <ButtonLink to={editorAddress(draft.source)}>{t('landing.continue')}</ButtonLink>
    </Row>
  )
}

const templates = ['template']

/** `/create/edit`: the ways into the editor and the previews (SCAF-09). */
export function LandingPage() {
  const { t } = useTranslation('template-editor')
  const navigate = useNavigate()
  const state = useSelector(selectTemplateEditor)
  return (
    <>
      <PageHead title={t('landing.title')} intro={t('landing.intro')} />
      {state.status === 'closed' && state.draft && <DraftNotice draft={state.draft} />}
      <div className={classes['ways']}>
        <Way icon={<FolderOpen />} title={t('landing.directory')}>
          <OpenDirectory />
        </Way>
        <Way icon={<Library />} title={t('landing.installed')} text={t('landing.installedText')}>
          <EntityPicker
            label={t('landing.template')}
            placeholder={t('landing.chooseTemplate')}
            kinds={templates}
            chosen={[]}
            isMany={false}
            onChoose={([ref]) => {
              if (ref !== undefined) void navigate(templateInEditor(ref))
            }}
          />
        </Way>
        <Way icon={<FileCode2 />} title={t('landing.example')} text={t('landing.exampleText')}>
          <Stack as="ul" gap="xs" className={classes['examples']}>
            {exampleIds.map((id) => (
              <li key={id}>
                <Link to={exampleInEditor(id)}>{t(`examples.${id}`)}</Link>
              </li>
            ))}
          </Stack>
        </Way>
      </div>
      <h2 className={classes['heading']}>{t('landing.tools')}</h2>
      <div className={classes['tools']}>
        <Tool
          to={formPreviewPath}
          icon={<FlaskConical size={20} aria-hidden="true" />}
          title={t('landing.preview')}
          text={t('landing.previewText')}
        />
        <Tool
          to={customFieldsPath}
          icon={<Shapes size={20} aria-hidden="true" />}
          title={t('landing.fields')}
          text={t('landing.fieldsText')}
        />
      </div>
    </>
  )
}

interface WayProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <section className={classes['way']} aria-label={title}>
      <span className={classes['icon']} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      {text !== undefined && <Text isQuiet>{text}</Text>}
      <Stack gap="xs" justify="start" className={classes['action']}>
        {children}
      </Stack>
    </section>
  )
}

interface ToolProps {
  readonly to: string
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function Tool({ to, icon, title, text }: ToolProps) {
  return (
    <Link to={to} className={classes['tool']}>
      <span className={classes['icon']}>{icon}</span>
      <span>
        <span className={classes['toolTitle']}>{title}</span>
        <Text as="span" isQuiet>
          {text}
        </Text>
      </span>
    </Link>
  )
}
