import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { customFieldsPath, editTemplatePath } from '../../../model/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/Link.tsx'
import { fieldGuides, plainGuide } from '../../scaffolder/fields/fieldGuides.ts'
import { guideMessages } from '../../scaffolder/fields/guideMessages.ts'
import { templateFields } from '../../scaffolder/fields/templateFields.ts'
import { PageHead } from '../../scaffolder/PageHead.tsx'
import { FieldOptions } from './FieldOptions.tsx'
import { FieldTryOut } from './FieldTryOut.tsx'
import classes from './preview.module.css'

const names = Object.keys(templateFields).sort()

const placeOf = (name: string): string => `${customFieldsPath}?field=${encodeURIComponent(name)}`

/** `/create/custom-fields`: each field of forms with its options, to try out (SCAF-11). */
export function CustomFieldsPage() {
  const { t } = useTranslation('template-editor')
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get('field')
  const shown = names.find((name) => name === asked) ?? names[0] ?? ''
  return (
    <>
      <PageHead
        title={t('fields.title')}
        parent={{ to: editTemplatePath, title: t('landing.title') }}
        intro={t('fields.intro')}
      />
      <div className={classes['explorer']}>
        <nav className={classes['names']} aria-label={t('fields.list')}>
          {names.map((name) => (
            <Link key={name} to={placeOf(name)} aria-current={name === shown ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <Field key={shown} name={shown} />
      </div>
    </>
  )
}

const hasGuide = (name: string): name is keyof typeof guideMessages =>
  Object.hasOwn(guideMessages, name)

function Field({ name }: { readonly name: string }) {
  const { t } = useTranslation('template-editor')
  const guide = fieldGuides[name] ?? plainGuide(name)
  return (
    <div className={classes['field']}>
      <div>
        <h2>{name}</h2>
        {hasGuide(name) && <p className={classes['quiet']}>{t(`guides.${name}.about`)}</p>}
      </div>
      <Card title={t('fields.tryOut')}>
        <FieldTryOut guide={guide} />
      </Card>
      <Card title={t('fields.options')}>
        <FieldOptions name={name} options={guide.options} />
      </Card>
    </div>
  )
}
