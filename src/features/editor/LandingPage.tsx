import { FileCode2, FlaskConical, FolderOpen, Library, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { exampleInEditor, templateInEditor } from '../../model/editor/editorPlaces.ts'
import { exampleIds } from '../../model/editor/examples.ts'
import { customFieldsPath, formPreviewPath } from '../../model/paths.ts'
import { Link } from '../../ui/Link.tsx'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import classes from './LandingPage.module.css'
import { OpenDirectory } from './OpenDirectory.tsx'
import { selectTemplateEditor } from './templateEditorSlice.ts'

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
          <ul className={classes['examples']}>
            {exampleIds.map((id) => (
              <li key={id}>
                <Link to={exampleInEditor(id)}>{t(`examples.${id}`)}</Link>
              </li>
            ))}
          </ul>
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
      {text !== undefined && <p className={classes['quiet']}>{text}</p>}
      <div className={classes['action']}>{children}</div>
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
        <span className={classes['quiet']}>{text}</span>
      </span>
    </Link>
  )
}
